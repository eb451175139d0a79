/// How large a sheet wants to be on a screen that is larger; on a telephone every sheet fills the width.
public struct FormPresentationSizing: PresentationSizing {}
public struct PagePresentationSizing: PresentationSizing {}
public struct FittedPresentationSizing: PresentationSizing {}
public struct AutomaticPresentationSizing: PresentationSizing {}

public protocol PresentationSizing: Sendable {}

extension PresentationSizing {
  nonisolated public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }
  nonisolated public func sticky(
    horizontal: Bool = false, vertical: Bool = false
  ) -> some PresentationSizing { self }
}

extension PresentationSizing where Self == FormPresentationSizing {
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}
extension PresentationSizing where Self == PagePresentationSizing {
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}
extension PresentationSizing where Self == FittedPresentationSizing {
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}
extension PresentationSizing where Self == AutomaticPresentationSizing {
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension View {
  nonisolated public func presentationSizing(
    _ sizing: some PresentationSizing, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    applyToList { source, context, sink in
      if context.environment.screen.isTablet {
        context.runtime.log.missing(
          "presentationSizing", at: SourcePlace(file: file, line: line, column: column),
          consequence: "the sheet has the size that it has by itself")
      }
      source.add(context, &sink)
    }
  }

  nonisolated public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    presentationCompactAdaptation(horizontalAdaptation)
  }

  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, @ViewBuilder content: () -> V
  ) -> some View {
    notModelled(
      "presentationBackground", "the sheet's background is the standard one",
      SourcePlace(file: file, line: line, column: column))
  }

  /// On a telephone an inspector is a sheet; on a wider screen it is a column, which is not drawn.
  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder content: @escaping () -> V
  ) -> some View {
    sheet(isPresented: isPresented, content: content).notModelled(
      "inspector", "it is shown as a sheet on every screen",
      SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }
  nonisolated public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
}
