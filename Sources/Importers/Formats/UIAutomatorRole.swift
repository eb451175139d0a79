extension DumpRole {
  /// What a view of an Android class is. Libraries derive classes from the platform's and keep the end of
  /// their names, as in `MaterialButton`.
  init(androidClass name: String) {
    let short = name.split(whereSeparator: { $0 == "." || $0 == "$" }).last.map(String.init) ?? name
    self = DumpRole.androidRoles.first { short.hasSuffix($0.ending) }?.role ?? .other
  }

  /// The more special ending stands before the one that it ends with.
  private static let androidRoles: [(ending: String, role: DumpRole)] = [
    ("RadioButton", .radioButton), ("ToggleButton", .toggle), ("Switch", .toggle), ("SwitchCompat", .toggle),
    ("SwitchMaterial", .toggle), ("MaterialSwitch", .toggle), ("CompoundButton", .toggle),
    ("CheckBox", .checkBox), ("CheckedTextView", .checkBox), ("Chip", .button),
    ("Button", .button), ("EditText", .textField), ("CompleteTextView", .textField), ("TextView", .text),
    ("ImageView", .image), ("Image", .image), ("Chronometer", .text), ("TextClock", .text),
    ("SeekBar", .slider), ("RatingBar", .slider), ("Slider", .slider), ("ProgressBar", .progress),
    ("ProgressIndicator", .progress), ("Spinner", .popUpButton),
    ("RecyclerView", .list), ("ListView", .list), ("GridView", .list), ("ScrollView", .scrollView),
    ("ViewPager", .scrollView), ("ViewPager2", .scrollView), ("WebView", .scrollView), ("TabWidget", .tabBar),
    ("TabLayout", .tabBar),
    ("TabView", .tab), ("Tab", .tab),
  ]
}
