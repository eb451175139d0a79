extension ScenarioMistake {
  private static func steps(_ steps: String, _ message: String) -> ScenarioMistake {
    .screen(#"{"type": "divider", "id": "line"}"#, rest: #""steps": [\#(steps)]"#, message)
  }

  private static func expect(_ expectations: String, _ message: String) -> ScenarioMistake {
    .screen(#"{"type": "divider", "id": "line"}"#, rest: #""expect": [\#(expectations)]"#, message)
  }

  static let stepsAndExpectations = [
    steps(
      #""nxt""#,
      "3:11: error: $.steps[0]: expected a known name, found the string 'nxt'; did you mean 'next'?"),
    steps(
      "7",
      "3:11: error: $.steps[0]: expected one of next, previous, first, last, activate, increment, "
        + "decrement, longPress, escape, magicTap, delete, read, readAll, readFromHere, flickUp, flickDown, "
        + "itemSummary, hint, or a step with the "
        + "key 'activate', 'focus', 'longPress', 'increment', 'decrement', 'do', 'action', 'type', "
        + "'press', 'swipe', 'tap', 'rotate', 'rotor', 'keys', 'touch', 'choose', 'say' or 'voiceControl', found the number 7"
    ),
    steps(
      #"{"activat": "a"}"#,
      "3:12: error: $.steps[0]: expected a step with the key 'activate', 'focus', 'longPress', "
        + "'increment', 'decrement', 'do', 'action', 'type', 'press', 'swipe', 'tap', 'rotate', 'rotor', 'keys', 'touch', 'choose', 'say' or 'voiceControl', "
        + "found 'activat'; did you mean "
        + "'activate'?"),
    steps(
      #"{"activate": 1}"#,
      "3:24: error: $.steps[0].activate: expected a string with at least one character, or an object "
        + "with 'label', 'value', 'identifier', 'id', 'trait' or 'position', found the number 1"),
    steps(
      #"{"activate": {"lable": "a"}}"#,
      "3:25: error: $.steps[0].activate.lable: expected a key of a target, found 'lable'; did you mean "
        + "'label'?"),
    steps(
      #"{"activate": {"id": "lime"}}"#,
      "3:31: error: $.steps[0].activate.id: expected the id of a component of this file, found 'lime'; "
        + "did you mean 'line'?"),
    steps(
      #"{"do": "next", "times": 0}"#,
      "3:35: error: $.steps[0].times: expected a whole number from 1 to 1000, found the number 0"),
    steps(
      #"{"do": "next", "until": 0}"#,
      "3:26: error: $.steps[0].until: expected a key of a gesture, found 'until'; known keys are do, "
        + "times, expect"),
    steps(
      #"{"action": "Delete", "onto": "a"}"#,
      "3:32: error: $.steps[0].onto: expected a key of an action, found 'onto'; known keys are action, on, expect"
    ),
    steps(
      #"{"press": "retrun"}"#,
      "3:21: error: $.steps[0].press: expected a character or one of space, return, escape, delete, deleteForward, "
        + "tab, upArrow, downArrow, leftArrow, rightArrow, home, end, pageUp, pageDown, clear, found the string "
        + "'retrun'; did you mean 'return'?"),
    steps(
      #"{"say": "Open a"}"#,
      "3:19: error: $.steps[0].say: expected a command such as 'Tap Price' or 'Long press 3', found the string "
        + "'Open a'; begin with 'tap', 'long press', 'increment' or 'decrement'"),
    steps(
      #"{"swipe": "up", "fingers": 4}"#,
      "3:11: error: $.steps[0]: expected a gesture that VoiceOver knows, found 'swipe up with 4 fingers'; "
        + "'a11ysim explain voiceover' lists them"),
    steps(
      #"{"keys": ["tab", "shift+spac"]}"#,
      "3:28: error: $.steps[0].keys[1]: expected a key (a character, or 'space', 'return', 'escape', 'delete', "
        + "'deleteForward', 'tab', 'upArrow', 'downArrow', 'leftArrow', 'rightArrow', 'home', 'end', 'pageUp', "
        + "'pageDown', 'clear' or 'f3'), with what is held before a plus sign ('vo', 'control', 'option', 'shift', "
        + "'command' or 'tab'), found the string 'shift+spac'; did you mean 'space'?"),
    expect(
      #"{"say": "a"}"#,
      "3:13: error: $.expect[0]: expected an expectation with the key 'says', 'silent', 'announces', "
        + "'notAnnounced', 'transcript', 'cursor', 'element', 'state', 'voiceControl', 'switchControl', 'rotor', 'rotorItems', 'itemChooser', 'tabOrder' or 'sound', "
        + "found 'say'; did you mean 'says'?"),
    expect(
      #""says""#,
      "3:12: error: $.expect[0]: expected an expectation with the key 'says', 'silent', 'announces', "
        + "'notAnnounced', 'transcript', 'cursor', 'element', 'state', 'voiceControl', 'switchControl', 'rotor', 'rotorItems', 'itemChooser', 'tabOrder' or 'sound', "
        + "found the string 'says'"),
    expect(
      #"{"silent": false}"#,
      "3:23: error: $.expect[0].silent: expected true, found false; leave it out otherwise"),
    expect(
      #"{"element": "a", "trait": ["button"]}"#,
      "3:29: error: $.expect[0].trait: expected a key of an element, found 'trait'; did you mean "
        + "'traits'?"),
    expect(
      #"{"state": "wrod", "equals": "x"}"#,
      "3:22: error: $.expect[0].state: expected the name of a state, found 'wrod'; did you mean 'word'?"),
    expect(
      #"{"state": "word", "equals": ["x"]}"#,
      "3:40: error: $.expect[0].equals: expected a string or null, as the state 'word' holds, found a list"),
    expect(
      #"{"state": "word"}"#,
      "3:12: error: $.expect[0]: expected the key 'equals' in a state's value, found none; give it a "
        + "string, null, true, false, a number or a list of strings"),
    expect(
      #"{"cursor": {"position": 0}}"#,
      "3:36: error: $.expect[0].cursor.position: expected a whole number of at least 1, found the "
        + "number 0"),
  ]
}
