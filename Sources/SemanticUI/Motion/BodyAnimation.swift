import SemanticTree

extension View {
  /// Animates what a closure changes in the view, and nothing else of it.
  nonisolated public func animation<V: View>(
    _ animation: Animation?, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder body: (_UnchangedContent<Self>) -> V
  ) -> some View {
    return body(_UnchangedContent(view: self))
      .declaresAnimation(animation, SourcePlace(file: file, line: line, column: column))
  }

  /// Changes the transaction of what a closure changes in the view; not applied.
  nonisolated public func transaction<V: View>(
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (_UnchangedContent<Self>) -> V
  ) -> some View {
    return body(_UnchangedContent(view: self)).notModelled(
      "transaction", "the animations within may be others, or none",
      SourcePlace(file: file, line: line, column: column))
  }

  nonisolated private func declaresAnimation(_ animation: Animation?, _ place: SourcePlace) -> some View {
    applyToList { source, context, sink in
      let motion = Motion(
        kind: .animation, curve: animation?.curve,
        repeatsForever: animation.map { $0.curve.repeatCount == nil } ?? false, didRun: false,
        source: place.location)
      context.runtime.motion.note(motion, at: context.identity)
      source.add(context, &sink)
    }
  }
}
