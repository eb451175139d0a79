import Gate

/// A result as Markdown: how it ends, and sections that can be left out.
struct MarkdownDocument {
  let start: String
  /// Those about the whole run, then one for each input that has something to say.
  let sections: [String]

  init(_ result: GateResult, _ context: ReportContext, _ links: MarkdownLinks) {
    let head = MarkdownHead(result: result, context: context, links: links)
    let findings = Dictionary(grouping: result.findings, by: \.input)
    start = head.start
    sections =
      head.sections
      + result.inputs.compactMap { input in
        MarkdownSection(input: input, findings: findings[input.path] ?? [], context: context, links: links)
          .text
      }
  }
}
