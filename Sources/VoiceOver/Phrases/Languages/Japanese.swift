extension PhraseTable {
  /// Japanese. Words that freee's testers and others wrote down, then Apple's subtitles of a demonstration; hints
  /// after Apple's pattern "…にはダブルタップします"; the rest is ours.
  public static let japanese = PhraseTable(
    language: "ja", name: "Japanese", plurals: .none,
    phrases: [
      .selected: .word("選択中", .reported),
      .dimmed: .word("無効", .reported, doubt: "heard on iOS 7 or earlier, before the role: '無効のボタン'"),
      .on: .word("オン", .reported), .off: .word("オフ", .reported), .mixed: .word("混在"),
      .isEditing: .word("編集中"), .expanded: .word("展開済み"), .collapsed: .word("折りたたみ済み"),

      .button: .word("ボタン", .reported),
      .backButton: .word("戻るボタン", .reported, doubt: .subtitles), .switchButton: .word("切り替えボタン"),
      .popUpButton: .word("ポップアップボタン"), .radioButton: .word("ラジオボタン"),
      .menuItem: .word("メニュー項目"), .tab: .word("タブ"), .textField: .word("テキストフィールド"),
      .secureTextField: .word("セキュアテキストフィールド"), .heading: .word("見出し", .reported),
      .link: .word("リンク"), .visited: .word("訪問済み"), .pickerItem: .word("ピッカー項目", .reported),
      .adjustable: .word("調整可能", .reported),
      .image: .word("画像", .reported, doubt: .subtitles), .searchField: .word("検索フィールド"),
      .draggable: .word("ドラッグ可能"), .headingLevel: .word("見出しレベル{0}"),
      .back: .word("戻る", .thirdParty, doubt: .microsoft),

      .position: .word(
        "{1}個中{0}個目", doubt: "Apple's subtitles say '3ページ中3ページ目' of pages"),
      .row: .word("行{0}"), .column: .word("列{0}"), .rowSpan: .word("{0}行にわたる"),
      .columnSpan: .word("{0}列にわたる"), .listStart: .word("リストの先頭"), .listEnd: .word("リストの末尾"),
      .landmark: .word("ランドマーク"), .landmarkEnd: .word("終了"),

      .adjustHint: .sentence(
        "1本指で上下にスワイプして値を調整。", .reported, doubt: .subtitles),
      .switchHint: .sentence("設定を切り替えるにはダブルタップします。", doubt: pattern),
      .editHint: .sentence("編集するにはダブルタップします。", doubt: .gesturePattern),
      .editAreaHint: .sentences("編集するにはダブルタップします。", misspellings, doubt: .gesturePattern),
      .editingHint: .sentence(misspellings),
      .expandHint: .sentence("展開するにはダブルタップします。", doubt: pattern),
      .collapseHint: .sentence("折りたたむにはダブルタップします。", doubt: pattern),
      .pickerHint: .sentence("ピッカーを有効にするにはダブルタップします", doubt: .gesturePattern),
      .openHint: .sentence("開くにはダブルタップします。", .reported),

      .actionsAvailable: .word("アクション可能", .reported, doubt: .subtitles),
      .moreContentAvailable: .word("その他のコンテンツあり"), .characters: .word("{0}文字"),
      .space: .word("スペース"), .bullet: .word("ビュレット"), .capital: .word("大文字の{0}"),
      .emoji: .word("絵文字"),

      .insertionPointAtStart: .word("挿入ポイントは先頭です"), .insertionPointAtEnd: .word("挿入ポイントは末尾です"),
      .characterMode: .word("文字モード"),

      .alert: .word("アラート", .thirdParty, doubt: .microsoft),

      .rotorCharacters: .name("文字", .reported), .rotorWords: .name("単語", .reported),
      .rotorLines: .name("行", .reported), .rotorHeadings: .name("見出し", .reported),
      .rotorHeadingLevel: .name("見出し{0}"), .rotorLinks: .name("リンク"),
      .rotorVisitedLinks: .name("訪問済みリンク"), .rotorButtons: .name("ボタン", .reported),
      .rotorTextFields: .name("テキストフィールド"), .rotorSearchFields: .name("検索フィールド"),
      .rotorFormControls: .name("フォームコントロール"), .rotorImages: .name("画像"),
      .rotorStaticText: .name("スタティックテキスト"), .rotorTables: .name("表", .reported),
      .rotorLists: .name("リスト"), .rotorLandmarks: .name("ランドマーク"),
      .rotorContainers: .name("コンテナ", .reported), .rotorSameItem: .name("同じ項目"),
      .rotorVertical: .name("垂直ナビゲーション"), .rotorActions: .name("アクション"),
      .rotorMoreContent: .name("その他のコンテンツ"), .rotorAdjustValue: .name("値を調整", .reported),

      .rotorPunctuation: .name(
        "句読点および記号", .reported, doubt: "Apple's word in Settings; that of the rotor is not known"),
      .rotorHints: .name("ヒント"), .rotorContainerDescriptions: .name("コンテナの説明"),
      .notFound: .name("{0}が見つかりません", .reported, doubt: .subtitles), .activate: .name("アクティベート"),

      .page: .word("{1}ページ中{0}ページ目", .reported, doubt: .subtitles), .itemChooser: .name("項目セレクタ"),
      .speechOn: .word("スピーチオン"), .speechOff: .word("スピーチオフ"),
      .screenCurtainOn: .word("スクリーンカーテンオン"), .screenCurtainOff: .word("スクリーンカーテンオフ"),
      .quickNavigationOn: .word("クイックナビオン"), .quickNavigationOff: .word("クイックナビオフ"),
      .punctuationNone: .word("なし"), .punctuationSome: .word("一部", .reported), .punctuationAll: .word("すべて"),
    ])

  private static let misspellings = "スペルミスの単語にアクセスするにはローターを使用します"
  private static let pattern =
    "our words after '開くにはダブルタップします'; Microsoft writes 'ダブルタップして…'"
}
