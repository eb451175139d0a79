extension ScenarioMistake {
  static let references: [ScenarioMistake] = [
    .screen(
      #"{"type": "text", "text": "{wrod}"}"#,
      "2:26: error: $.screen.text: expected the name of a state, found 'wrod'; did you mean 'word'?"),
    .screen(
      #"{"type": "text", "text": "{elsewhere}"}"#,
      "2:26: error: $.screen.text: expected the name of a state, found 'elsewhere'; declare it under "
        + "'state' with its start value"),
    .screen(
      #"{"type": "text", "text": "{word.count}"}"#,
      "2:26: error: $.screen.text: expected a state that holds a list of strings, found 'word', which "
        + "holds a string or null"),
    .screen(
      #"{"type": "dropdown", "title": "t", "options": [], "selection": {"bind": "items"}}"#,
      "2:73: error: $.screen.selection.bind: expected a state that holds a string or null, found "
        + "'items', which holds a list of strings"),
    .screen(
      #"{"type": "dropdown", "title": "t", "options": [], "selection": "word"}"#,
      #"2:64: error: $.screen.selection: expected a binding, such as {"bind": "name"}, found the string "#
        + "'word'"),
    .screen(
      #"{"type": "filterChipGroup", "options": [], "selection": {"bind": "word"}}"#,
      "2:66: error: $.screen.selection.bind: expected a state that holds a list of strings, found "
        + "'word', which holds a string or null"),
    .screen(
      #"{"type": "toggle", "title": "t", "isOn": {"bind": "amount"}}"#,
      "2:51: error: $.screen.isOn.bind: expected a state that holds true or false, found 'amount', "
        + "which holds a number"),
    .screen(
      #"{"type": "chip", "title": "t", "isSelected": {"bind": "word"}}"#,
      "2:55: error: $.screen.isSelected.bind: expected a state that holds true or false, found 'word', "
        + "which holds a string or null"),
    .screen(
      #"{"type": "divider", "when": {"state": "wrod", "equals": "x"}}"#,
      "2:39: error: $.screen.when.state: expected the name of a state, found 'wrod'; did you mean "
        + "'word'?"),
    .screen(
      #"{"type": "divider", "when": {"state": "word", "equals": true}}"#,
      "2:57: error: $.screen.when.equals: expected a string or null, as the state 'word' holds, found true"),
    .screen(
      #"{"type": "divider", "when": {"state": "on", "isEmpty": true}}"#,
      "2:39: error: $.screen.when.state: expected a state that holds a string or null or a list of "
        + "strings, found 'on', which holds true or false"),
    .screen(
      #"{"type": "divider", "when": {"not": {"state": "word", "contains": "x"}}}"#,
      "2:47: error: $.screen.when.not.state: expected a state that holds a list of strings, found "
        + "'word', which holds a string or null"),
    .screen(
      #"{"type": "divider", "when": {"state": "word"}}"#,
      "2:29: error: $.screen.when: expected one of the tests 'equals', 'isEmpty' or 'contains', found "
        + "none"),
    .screen(
      #"{"type": "divider", "when": {"state": "word", "isEmpty": true, "equals": "x"}}"#,
      "2:29: error: $.screen.when: expected one of the tests 'equals', 'isEmpty' or 'contains', found "
        + "2 of them"),
    .screen(
      #"{"type": "divider", "when": {"stat": "word"}}"#,
      "2:30: error: $.screen.when: expected a condition with the key 'state' or 'not', found 'stat'; "
        + "did you mean 'state'?"),
    .screen(
      #"{"type": "divider", "when": true}"#,
      "2:29: error: $.screen.when: expected a condition with the key 'state' or 'not', found true"),
    .screen(
      #"{"type": "button", "title": "t", "action": {"clear": "word"}}"#,
      "2:44: error: $.screen.action: expected a list of actions, found an object; put it between [ and "
        + "]"),
    .screen(
      #"{"type": "button", "title": "t", "action": [{"sett": "word", "to": 1}]}"#,
      "2:46: error: $.screen.action[0]: expected an action with the key 'set', 'toggle', 'clear' or "
        + "'announce', found 'sett'; did you mean 'set'?"),
    .screen(
      #"{"type": "button", "title": "t", "action": [{"frobnicate": "word"}, {}]}"#,
      "2:45: error: $.screen.action[0]: expected an action with the key 'set', 'toggle', 'clear' or "
        + "'announce', found one with the key 'frobnicate'",
      "2:69: error: $.screen.action[1]: expected an action with the key 'set', 'toggle', 'clear' or "
        + "'announce', found an empty object"),
    .screen(
      #"{"type": "button", "title": "t", "action": [{"set": "word"}]}"#,
      "2:45: error: $.screen.action[0]: expected the key 'to' in an action that sets, found none; give "
        + "it a string, null, true, false, a number or a list of strings"),
    .screen(
      #"{"type": "button", "title": "t", "action": [{"set": "word", "to": 1}]}"#,
      "2:67: error: $.screen.action[0].to: expected a string or null, as the state 'word' holds, found the "
        + "number 1"),
    .screen(
      #"{"type": "button", "title": "t", "action": [{"toggle": "items"}]}"#,
      "2:56: error: $.screen.action[0].toggle: expected a state that holds true or false, found "
        + "'items', which holds a list of strings"),
    .screen(
      #"{"type": "button", "title": "t", "action": [{"toggle": "on", "member": "x"}]}"#,
      "2:56: error: $.screen.action[0].toggle: expected a state that holds a list of strings, found "
        + "'on', which holds true or false"),
    .screen(
      #"{"type": "button", "title": "t", "action": [{"clear": "amount"}]}"#,
      "2:55: error: $.screen.action[0].clear: expected a state that holds a string or null or a list "
        + "of strings, found 'amount', which holds a number"),
    .screen(
      #"{"type": "group", "children": [{"type": "divider", "id": "a"}, {"type": "divider", "id": "a"}]}"#,
      "2:90: error: $.screen.children[1].id: expected an id of its own for each component, found 'a' a "
        + "second time; it stands at 2:58 already; choose another"),
    .screen(
      #"{"type": "divider"}"#, rest: #""onChange": {"wrod": {"clear": "word"}}"#,
      "3:14: error: $.onChange.wrod: expected the name of a state, found 'wrod'; did you mean 'word'?"),
    .screen(
      #"{"type": "divider"}"#, rest: #""onChange": {"word": {"set": "word", "to": "x"}}"#,
      "3:14: error: $.onChange.word: expected changes that come to an end, found the circle 'word' → "
        + "'word'; remove one of these from 'onChange'"),
    .screen(
      #"{"type": "divider"}"#,
      rest: #""onChange": {"word": {"clear": "items"}, "items": {"toggle": "on"}, "on": {"clear": "word"}}"#,
      "3:14: error: $.onChange.word: expected changes that come to an end, found the circle 'word' → "
        + "'items' → 'on' → 'word'; remove one of these from 'onChange'"),
    .screen(
      #"{"type": "divider"}"#,
      rest: #""onChange": {"amount": {"clear": "word"}, "word": {"toggle": "on"}, "on": {"clear": "word"}}"#,
      "3:43: error: $.onChange.word: expected changes that come to an end, found the circle 'word' → "
        + "'on' → 'word'; remove one of these from 'onChange'"),
  ]
}
