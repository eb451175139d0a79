extension PhraseTable {
  /// Arabic. No word of VoiceOver's own was found in public: on and off are Apple's from another place, some
  /// words are Microsoft's, most are ours.
  public static let arabic = PhraseTable(
    language: "ar", name: "Arabic", plurals: .arabic,
    phrases: [
      .selected: .word("محدد"), .dimmed: .word("معتم"),
      .on: .word("مشغل", .reported, doubt: .cameraControl),
      .off: .word("إيقاف", .reported, doubt: .cameraControl), .mixed: .word("مختلط"),
      .isEditing: .word("قيد التحرير"), .expanded: .word("موسّع"), .collapsed: .word("مطوي"),

      .button: .word("زر", .reported, doubt: "from Apple's name of the Home button"),
      .backButton: .word("زر رجوع"), .switchButton: .word("زر تبديل"), .popUpButton: .word("زر منبثق"),
      .radioButton: .word("زر اختيار"), .menuItem: .word("عنصر قائمة"), .tab: .word("علامة تبويب"),
      .textField: .word("حقل نص"), .secureTextField: .word("حقل نص آمن"), .heading: .word("عنوان"),
      .link: .word("رابط"), .visited: .word("تمت زيارته"), .pickerItem: .word("عنصر المحدد"),
      .adjustable: .word("قابل للضبط"), .image: .word("صورة"), .searchField: .word("حقل بحث"),
      .draggable: .word("قابل للسحب"), .headingLevel: .word("عنوان من المستوى {0}"),
      .back: .word("رجوع", .thirdParty, doubt: .microsoft),

      .position: .word("{0} من {1}", .thirdParty, doubt: .microsoft), .row: .word("الصف {0}"),
      .column: .word("العمود {0}"),
      .rowSpan: .word(
        "يمتد على {0} صف",
        plurals: [
          .zero: "لا يمتد على أي صف", .one: "يمتد على صف واحد", .two: "يمتد على صفين",
          .few: "يمتد على {0} صفوف", .many: "يمتد على {0} صفًا",
        ]),
      .columnSpan: .word(
        "يمتد على {0} عمود",
        plurals: [
          .zero: "لا يمتد على أي عمود", .one: "يمتد على عمود واحد", .two: "يمتد على عمودين",
          .few: "يمتد على {0} أعمدة", .many: "يمتد على {0} عمودًا",
        ]),
      .listStart: .word("بداية القائمة"), .listEnd: .word("نهاية القائمة"), .landmark: .word("معلم"),
      .landmarkEnd: .word("نهاية"),

      .adjustHint: .sentence("حرّك إصبعًا واحدًا لأعلى أو لأسفل لضبط القيمة."),
      .switchHint: .sentence("اضغط ضغطاً مزدوجاً برفق لتبديل الإعداد.", .thirdParty, doubt: .microsoft),
      .editHint: .sentence("اضغط ضغطاً مزدوجاً للتحرير."),
      .editAreaHint: .sentences("اضغط ضغطاً مزدوجاً للتحرير.", misspellings),
      .editingHint: .sentence(misspellings),
      .expandHint: .sentence("اضغط ضغطاً مزدوجاً برفق للتوسيع.", .thirdParty, doubt: .microsoft),
      .collapseHint: .sentence("اضغط ضغطاً مزدوجاً برفق للطي.", .thirdParty, doubt: .microsoft),
      .pickerHint: .sentence("اضغط ضغطاً مزدوجاً لتنشيط المحدد"),
      .openHint: .sentence("اضغط ضغطاً مزدوجاً للفتح."),

      .actionsAvailable: .word("الإجراءات متوفرة"), .moreContentAvailable: .word("يتوفر المزيد من المحتوى"),
      .characters: .word(
        "{0} حرف",
        plurals: [
          .zero: "لا توجد أحرف", .one: "حرف واحد", .two: "حرفان", .few: "{0} أحرف", .many: "{0} حرفًا",
        ]),
      .space: .word("مسافة"), .bullet: .word("تعداد نقطي"), .capital: .word("{0} كبير"),
      .emoji: .word("إيموجي"),

      .insertionPointAtStart: .word("نقطة الإدراج في البداية"),
      .insertionPointAtEnd: .word("نقطة الإدراج في النهاية"), .characterMode: .word("نمط الأحرف"),

      .alert: .word("تنبيه", .thirdParty, doubt: .microsoft),

      .rotorCharacters: .name("الأحرف"), .rotorWords: .name("الكلمات"), .rotorLines: .name("الأسطر"),
      .rotorHeadings: .name("العناوين"), .rotorHeadingLevel: .name("العنوان {0}"),
      .rotorLinks: .name("الروابط"), .rotorVisitedLinks: .name("الروابط التي تمت زيارتها"),
      .rotorButtons: .name("الأزرار"), .rotorTextFields: .name("حقول النص"),
      .rotorSearchFields: .name("حقول البحث"), .rotorFormControls: .name("عناصر تحكم النموذج"),
      .rotorImages: .name("الصور"), .rotorStaticText: .name("النص الثابت"), .rotorTables: .name("الجداول"),
      .rotorLists: .name("القوائم"), .rotorLandmarks: .name("المعالم"), .rotorContainers: .name("الحاويات"),
      .rotorSameItem: .name("نفس العنصر"), .rotorVertical: .name("التنقل العمودي"),
      .rotorActions: .name("الإجراءات"), .rotorMoreContent: .name("المزيد من المحتوى"),
      .rotorAdjustValue: .name("ضبط القيمة"),
      .rotorPunctuation: .name("علامات الترقيم"),
      .rotorHints: .name("التلميحات"), .rotorContainerDescriptions: .name("أوصاف الحاويات"),
      .notFound: .name("لم يتم العثور على {0}"), .activate: .name("تنشيط"),

      .page: .word("صفحة {0} من {1}"), .itemChooser: .name("محدد العناصر"), .speechOn: .word("الكلام مشغل"),
      .speechOff: .word("الكلام متوقف"), .screenCurtainOn: .word("ستارة الشاشة مشغلة"),
      .screenCurtainOff: .word("ستارة الشاشة متوقفة"),
      .quickNavigationOn: .word("التنقل السريع قيد التشغيل"),
      .quickNavigationOff: .word("التنقل السريع متوقف"),
      .punctuationNone: .word("لا شيء"), .punctuationSome: .word("بعض"), .punctuationAll: .word("الكل"),
    ])

  private static let misspellings = "استخدم الدوّار للوصول إلى الكلمات ذات الأخطاء الإملائية"
}
