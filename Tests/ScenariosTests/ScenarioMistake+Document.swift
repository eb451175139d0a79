extension ScenarioMistake {
  private static let screenKey = #""screen": {"type": "divider"}"#

  static let document = [
    ScenarioMistake(
      "[]",
      "1:1: error: expected a scenario, which is an object with 'title' and 'screen', found an empty "
        + "list"),
    ScenarioMistake(
      "{}",
      "1:1: error: expected the key 'title' in a scenario, found none; give it a string with at least "
        + "one character",
      "1:1: error: expected the key 'screen' in a scenario, found none; give it a component, which is "
        + "an object with a 'type'"),
    ScenarioMistake(
      #"{"title": "t"}"#,
      "1:1: error: expected the key 'screen' in a scenario, found none; give it a component, which is "
        + "an object with a 'type'"),
    ScenarioMistake(
      #"{"title": "", \#(screenKey)}"#,
      "1:11: error: $.title: expected a string with at least one character, found an empty string"),
    ScenarioMistake(
      #"{"title": 7, \#(screenKey)}"#,
      "1:11: error: $.title: expected a string with at least one character, found the number 7"),
    ScenarioMistake(
      #"{"title": "t", \#(screenKey), "stats": {}}"#,
      "1:47: error: $.stats: expected a key of a scenario, found 'stats'; did you mean 'state'?"),
    ScenarioMistake(
      #"{"title": "t", \#(screenKey), "foo": {}}"#,
      "1:47: error: $.foo: expected a key of a scenario, found 'foo'; known keys are $schema, title, "
        + "description, environment, voiceOver, state, onChange, palette, screen, source, preview, steps, expect"
    ),
    ScenarioMistake(
      #"{"title": "t", \#(screenKey), "state": []}"#,
      "1:56: error: $.state: expected an object with a start value for each state, found an empty list"),
    ScenarioMistake(
      #"{"title": "t", \#(screenKey), "state": {"a.b": 1, "c": {}, "d": [1, "x", "x"]}}"#,
      "1:57: error: $.state['a.b']: expected a name of letters, digits and _, not starting with a "
        + "digit, found 'a.b'",
      "1:72: error: $.state.c: expected a string, null, true, false, a number or a list of strings, "
        + "found an empty object",
      "1:82: error: $.state.d[0]: expected a string with at least one character, found the number 1"),
    ScenarioMistake(
      #"{"title": "t", \#(screenKey), "environment": {"apearance": "dark"}}"#,
      "1:63: error: $.environment.apearance: expected a key of an environment, found 'apearance'; did "
        + "you mean 'appearance'?"),
    ScenarioMistake(
      #"{"title": "t", \#(screenKey), "environment": {"appearance": "drak"}}"#,
      "1:77: error: $.environment.appearance: expected 'light' or 'dark', found the string 'drak'; did "
        + "you mean 'dark'?"),
    ScenarioMistake(
      #"{"title": "t", \#(screenKey), "environment": {"device": "iPhone 1"}}"#,
      "1:73: error: $.environment.device: expected one of iPhone 17, iPhone SE 3, iPhone 13 mini, "
        + "iPhone 14, iPhone 14 Plus, iPhone 15, iPhone 15 Plus, iPhone 16, iPhone 16 Plus, iPhone 16 Pro, "
        + "iPhone 16 Pro Max, iPhone 17 Pro, iPhone 17 Pro Max, iPhone Air, found the string 'iPhone 1'; did "
        + "you mean 'iPhone 17'?"),
    ScenarioMistake(
      #"{"title": "t", \#(screenKey), "environment": {"iOS": 26, "width": 0}}"#,
      #"1:70: error: $.environment.iOS: expected '26', '18' or '17', found the number 26; write "26""#,
      "1:83: error: $.environment.width: expected a number from 1 to 10000, found the number 0"),
    ScenarioMistake(
      #"{"title": "t", "screen": []}"#,
      "1:26: error: $.screen: expected a component, which is an object with a 'type', found an empty "
        + "list"),
    ScenarioMistake(
      #"{"title": "t", "screen": {"typ": "text"}}"#,
      "1:26: error: $.screen: expected the key 'type' in a component, found none; known components are "
        + "vstack, hstack, zstack, flow, group, scroll, spacer, divider, text, image, symbol, label, "
        + "button, toggle, picker, menu, stepper, slider, textField, secureField, link, list, section, "
        + "form, disclosureGroup, navigationStack, filterChipGroup, dropdown, filterBar, filterTag, chip, "
        + "chipGroup, chipToggle, badge, tag, selectField, segmentedControl, element"),
    ScenarioMistake(
      #"{"title": "t", "screen": {"type": 3}}"#,
      "1:35: error: $.screen.type: expected one of vstack, hstack, zstack, flow, group, scroll, "
        + "spacer, divider, text, image, symbol, label, button, toggle, picker, menu, stepper, slider, "
        + "textField, secureField, link, list, section, form, disclosureGroup, navigationStack, "
        + "filterChipGroup, dropdown, filterBar, filterTag, chip, chipGroup, chipToggle, badge, tag, "
        + "selectField, segmentedControl, element, found the number 3"),
    ScenarioMistake(
      #"{"title": "t", "screen": {"type": "vstack", "children": [{"type": "group"}]}}"#,
      "1:26: error: $.screen: expected at least one component that shows something, found none; put a "
        + "text or a control on the screen"),
  ]
}
