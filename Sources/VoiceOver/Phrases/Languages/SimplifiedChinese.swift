extension PhraseTable {
  /// Simplified Chinese. Apple's subtitles of a demonstration; hints after Apple's pattern "轻点以…"; some words
  /// are Microsoft's, most are ours.
  public static let simplifiedChinese = PhraseTable(
    language: "zh-Hans", name: "Simplified Chinese", plurals: .none,
    phrases: [
      .selected: .word("已选定"), .dimmed: .word("变暗"),
      .on: .word("开", .reported, doubt: .cameraControl), .off: .word("关", .reported, doubt: .cameraControl),
      .mixed: .word("混合"), .isEditing: .word("正在编辑"), .expanded: .word("已展开"), .collapsed: .word("已折叠"),

      .button: .word("按钮", .reported, doubt: .subtitles), .backButton: .word("返回按钮"),
      .switchButton: .word("切换按钮"), .popUpButton: .word("弹出式按钮"), .radioButton: .word("单选按钮"),
      .menuItem: .word("菜单项"), .tab: .word("标签页"), .textField: .word("文本栏"),
      .secureTextField: .word("安全文本栏"), .heading: .word("标题", .reported, doubt: .subtitles),
      .link: .word("链接"), .visited: .word("已访问"), .pickerItem: .word("选择器项目"),
      .adjustable: .word("可调整", .reported, doubt: .subtitles),
      .image: .word("图像", .reported, doubt: .subtitles), .searchField: .word("搜索栏"),
      .draggable: .word("可拖移"), .headingLevel: .word("{0}级标题"),
      .back: .word("返回", .thirdParty, doubt: .microsoft),

      .position: .word("第 {0} 个，共 {1} 个", .thirdParty, doubt: .microsoft), .row: .word("第 {0} 行"),
      .column: .word("第 {0} 列"), .rowSpan: .word("跨 {0} 行"), .columnSpan: .word("跨 {0} 列"),
      .listStart: .word("列表开头"), .listEnd: .word("列表末尾"), .landmark: .word("地标"),
      .landmarkEnd: .word("结束"),

      .adjustHint: .sentence("用一只手指上下滑动调整值。", .reported, doubt: .subtitles),
      .switchHint: .sentence("轻点两下以切换设置。", doubt: verb),
      .editHint: .sentence("轻点两下以编辑。", doubt: .gesturePattern),
      .editAreaHint: .sentences("轻点两下以编辑。", misspellings, doubt: .gesturePattern),
      .editingHint: .sentence(misspellings), .expandHint: .sentence("轻点两下以展开。", doubt: verb),
      .collapseHint: .sentence("轻点两下以折叠。", doubt: verb),
      .pickerHint: .sentence("轻点两下以激活选择器", doubt: .gesturePattern),
      .openHint: .sentence("轻点两下以打开。", doubt: .gesturePattern),

      .actionsAvailable: .word("可用动作", .reported, doubt: .subtitles),
      .moreContentAvailable: .word("有更多内容可用"), .characters: .word("{0} 个字符"), .space: .word("空格"),
      .bullet: .word("项目符号"), .capital: .word("大写 {0}"), .emoji: .word("表情符号"),

      .insertionPointAtStart: .word("插入点位于开头"), .insertionPointAtEnd: .word("插入点位于末尾"),
      .characterMode: .word("字符模式"),

      .alert: .word("警报", .thirdParty, doubt: .microsoft),

      .rotorCharacters: .name("字符"), .rotorWords: .name("字词"), .rotorLines: .name("行"),
      .rotorHeadings: .name(
        "标题", .reported, doubt: "from Apple's subtitle '未找到标题' (no heading found)"),
      .rotorHeadingLevel: .name("{0}级标题"), .rotorLinks: .name("链接"), .rotorVisitedLinks: .name("已访问的链接"),
      .rotorButtons: .name("按钮"), .rotorTextFields: .name("文本栏"), .rotorSearchFields: .name("搜索栏"),
      .rotorFormControls: .name("表单控件"), .rotorImages: .name("图像"), .rotorStaticText: .name("静态文本"),
      .rotorTables: .name("表格"), .rotorLists: .name("列表"), .rotorLandmarks: .name("地标"),
      .rotorContainers: .name("容器"), .rotorSameItem: .name("同类项目"), .rotorVertical: .name("垂直导航"),
      .rotorActions: .name(
        "动作", .reported, doubt: "from Apple's subtitle '可用动作' (actions available)"),
      .rotorMoreContent: .name("更多内容"), .rotorAdjustValue: .name("调整值"),
      .rotorPunctuation: .name("标点符号"),
      .rotorHints: .name("提示"), .rotorContainerDescriptions: .name("容器描述"),
      .notFound: .name("未找到{0}", .reported, doubt: .subtitles), .activate: .name("激活"),

      .page: .word(
        "第 {0} 页，共 {1} 页", doubt: "Apple's subtitles write '三页中的第三页', with words for the numbers"),
      .itemChooser: .name("项目选取器"), .speechOn: .word("语音打开"), .speechOff: .word("语音关闭"),
      .screenCurtainOn: .word("屏幕帘幕打开"), .screenCurtainOff: .word("屏幕帘幕关闭"),
      .quickNavigationOn: .word("快速导航打开"), .quickNavigationOff: .word("快速导航关闭"),
      .punctuationNone: .word("无"), .punctuationSome: .word("部分"), .punctuationAll: .word("全部"),
    ])

  private static let misspellings = "使用转子来访问拼写错误的字词"
  private static let verb = "our words after Apple's '轻点以…'; Microsoft writes '双击以…'"
}
