extension PhraseTable {
  /// Korean. A few words that developers wrote down; hints after the "이중 탭" that they quote; some words are
  /// Microsoft's, most are ours.
  public static let korean = PhraseTable(
    language: "ko", name: "Korean", plurals: .none,
    phrases: [
      .selected: .word("선택됨"), .dimmed: .word("흐리게 표시됨"),
      .on: .word("켬", .reported, doubt: .cameraControl), .off: .word("끔", .reported, doubt: .cameraControl),
      .mixed: .word("혼합됨"), .isEditing: .word("편집 중"), .expanded: .word("확장됨"), .collapsed: .word("축소됨"),

      .button: .word("버튼", .reported), .backButton: .word("뒤로 버튼"), .switchButton: .word("전환 버튼"),
      .popUpButton: .word("팝업 버튼"), .radioButton: .word("라디오 버튼"), .menuItem: .word("메뉴 항목"),
      .tab: .word("탭"), .textField: .word("텍스트 필드"), .secureTextField: .word("보안 텍스트 필드"),
      .heading: .word("머리말"), .link: .word("링크", .reported, doubt: .oneReport), .visited: .word("방문함"),
      .pickerItem: .word("피커 항목"), .adjustable: .word("조절 가능"), .image: .word("이미지"),
      .searchField: .word("검색 필드"), .draggable: .word("드래그 가능"), .headingLevel: .word("머리말 레벨 {0}"),
      .back: .word("뒤로", .thirdParty, doubt: .microsoft),

      .position: .word(
        "{1}개 중 {0}번째", doubt: "Microsoft writes '{0}/{1}', which a voice may read as a fraction"),
      .row: .word("{0}행"), .column: .word("{0}열"), .rowSpan: .word("{0}개 행에 걸침"),
      .columnSpan: .word("{0}개 열에 걸침"), .listStart: .word("목록 시작"), .listEnd: .word("목록 끝"),
      .landmark: .word("랜드마크"), .landmarkEnd: .word("끝"),

      .adjustHint: .sentence(
        "위 또는 아래로 한 손가락 쓸기로 값 조절.", .reported, doubt: "a developer's paraphrase"),
      .switchHint: .sentence("설정을 전환하려면 이중 탭하십시오.", doubt: verb),
      .editHint: .sentence("편집하려면 이중 탭하십시오.", doubt: .gesturePattern),
      .editAreaHint: .sentences("편집하려면 이중 탭하십시오.", misspellings, doubt: .gesturePattern),
      .editingHint: .sentence(misspellings), .expandHint: .sentence("확장하려면 이중 탭하십시오.", doubt: verb),
      .collapseHint: .sentence("축소하려면 이중 탭하십시오.", doubt: verb),
      .pickerHint: .sentence("피커를 활성화하려면 이중 탭하십시오", doubt: .gesturePattern),
      .openHint: .sentence("열려면 이중 탭하십시오.", doubt: .gesturePattern),

      .actionsAvailable: .word("동작 사용 가능"), .moreContentAvailable: .word("추가 콘텐츠 사용 가능"),
      .characters: .word("{0}글자"), .space: .word("스페이스"), .bullet: .word("글머리 기호"),
      .capital: .word("대문자 {0}"), .emoji: .word("이모티콘"),

      .insertionPointAtStart: .word("삽입점이 시작 부분에 있음"), .insertionPointAtEnd: .word("삽입점이 끝 부분에 있음"),
      .characterMode: .word("문자 모드"),

      .alert: .word("알림", .thirdParty, doubt: .microsoft),

      .rotorCharacters: .name("문자"), .rotorWords: .name("단어"), .rotorLines: .name("줄"),
      .rotorHeadings: .name("머리말"), .rotorHeadingLevel: .name("머리말 {0}"), .rotorLinks: .name("링크"),
      .rotorVisitedLinks: .name("방문한 링크"), .rotorButtons: .name("버튼"), .rotorTextFields: .name("텍스트 필드"),
      .rotorSearchFields: .name("검색 필드"), .rotorFormControls: .name("양식 제어기"), .rotorImages: .name("이미지"),
      .rotorStaticText: .name("정적 텍스트"), .rotorTables: .name("표"), .rotorLists: .name("목록"),
      .rotorLandmarks: .name("랜드마크"), .rotorContainers: .name("컨테이너"), .rotorSameItem: .name("같은 항목"),
      .rotorVertical: .name("수직 탐색"), .rotorActions: .name("동작"), .rotorMoreContent: .name("추가 콘텐츠"),
      .rotorAdjustValue: .name("값 조절"),
      .rotorPunctuation: .name("구두점"), .rotorHints: .name("힌트"),
      .rotorContainerDescriptions: .name("컨테이너 설명"), .notFound: .name("{0} 찾을 수 없음"),
      .activate: .name("활성화"),

      .page: .word("{1}페이지 중 {0}페이지"), .itemChooser: .name("항목 선택기"), .speechOn: .word("말하기 켬"),
      .speechOff: .word("말하기 끔"), .screenCurtainOn: .word("화면 커튼 켬"),
      .screenCurtainOff: .word("화면 커튼 끔"),
      .quickNavigationOn: .word("빠른 탐색 켬"), .quickNavigationOff: .word("빠른 탐색 끔"),
      .punctuationNone: .word("없음"), .punctuationSome: .word("일부"), .punctuationAll: .word("모두"),
    ])

  private static let misspellings = "맞춤법이 틀린 단어에 접근하려면 로터를 사용하십시오"
  private static let verb = "our words after the '이중 탭' that listeners quote; Microsoft writes '두 번 탭'"
}
