import Foundation

#if !canImport(Darwin)
  extension AttributedString {
    /// How markdown is read.
    public nonisolated struct MarkdownParsingOptions: Sendable {
      /// What is read as markdown.
      public enum InterpretedSyntax: Hashable, Sendable {
        /// Blocks and what is within them; white space as in markdown.
        case full
        /// What is within a line only; white space as in markdown.
        case inlineOnly
        /// What is within a line only; white space as it is written.
        case inlineOnlyPreservingWhitespace
      }

      /// What happens to a text that can not be read. Every text can be read here.
      public enum FailurePolicy: Hashable, Sendable {
        case throwError, returnPartiallyParsedIfPossible
      }

      public var allowsExtendedAttributes: Bool
      public var interpretedSyntax: InterpretedSyntax
      public var failurePolicy: FailurePolicy
      public var languageCode: String?

      public init(
        allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
        failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
      ) {
        self.allowsExtendedAttributes = allowsExtendedAttributes
        self.interpretedSyntax = interpretedSyntax
        self.failurePolicy = failurePolicy
        self.languageCode = languageCode
      }
    }

    /// The text of markdown, with its emphasis and links as attributes.
    public nonisolated init(
      markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
      self.init()
      let text = MarkdownBlocks.text(of: markdown, options.interpretedSyntax)
      for run in InlineMarkdown.runs(in: text) { append(AttributedString(run, baseURL: baseURL)) }
    }

    /// The text of markdown in UTF-8.
    public nonisolated init(
      markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
      try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }

    /// The text of a key in the language of the screen, its markdown read.
    public nonisolated init(
      localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale? = nil, comment: StaticString? = nil
    ) {
      let context = LocalizationContext.current
      let runs = context.reading(in: locale ?? context.locale).runs(of: keyAndValue.content, table: table)
      self.init()
      for run in runs { append(AttributedString(run, baseURL: nil)) }
    }

    private nonisolated init(_ run: MarkdownRun, baseURL: URL?) {
      self.init(run.text)
      let intent = run.style.intent
      if !intent.isEmpty { self[_TextAttributes.InlinePresentationIntentAttribute.self] = intent }
      if let link = run.link {
        self.link = baseURL.flatMap { URL(string: link.relativeString, relativeTo: $0) } ?? link
      }
    }
  }

  extension MarkdownRun.Style {
    fileprivate nonisolated var intent: InlinePresentationIntent {
      var intent: InlinePresentationIntent = []
      if contains(.bold) { intent.insert(.stronglyEmphasized) }
      if contains(.italic) { intent.insert(.emphasized) }
      if contains(.code) { intent.insert(.code) }
      if contains(.strikethrough) { intent.insert(.strikethrough) }
      return intent
    }
  }

  /// The blocks of a markdown text: paragraphs, headings, lists and quotations.
  nonisolated enum MarkdownBlocks {
    /// What is left of a text when its blocks are read. `Text` shows blocks one after another without a break, as
    /// iOS does, because what they are is kept in attributes that it does not look at.
    static func text(
      of markdown: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax
    ) -> String {
      let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      switch syntax {
      case .inlineOnlyPreservingWhitespace: return markdown
      case .inlineOnly: return lines.map(trimmed).joined(separator: " ")
      case .full: return blocks(lines).joined()
      }
    }

    private static func blocks(_ lines: [String]) -> [String] {
      var blocks: [String] = []
      var isOpen = false
      for line in lines {
        let text = trimmed(line)
        let content = withoutMark(text)
        if text.isEmpty {
          isOpen = false
        } else if isOpen, content == text, !blocks.isEmpty {
          blocks[blocks.count - 1] += " " + text
        } else {
          blocks.append(content)
          isOpen = !text.hasPrefix("#")
        }
      }
      return blocks
    }

    private static func trimmed(_ line: String) -> String { line.trimmingCharacters(in: .whitespaces) }

    /// A line without the mark that makes it a heading, a row of a list or a quotation.
    private static func withoutMark(_ line: String) -> String {
      guard let space = line.firstIndex(of: " ") else { return line }
      let mark = line[..<space]
      let isHeading = mark.count <= 6 && mark.allSatisfy { $0 == "#" }
      let isNumber = mark.hasSuffix(".") && mark.dropLast().allSatisfy(\.isNumber) && mark.count > 1
      guard isHeading || isNumber || ["-", "*", "+", ">"].contains(mark) else { return line }
      return trimmed(String(line[space...]))
    }
  }
#endif
