extension ScenarioMistake {
  static let values: [ScenarioMistake] = [
    .screen(
      #"{"type": "dropdwn"}"#,
      "2:10: error: $.screen.type: expected a known name, found the string 'dropdwn'; did you mean "
        + "'dropdown'?"),
    .screen(
      #"{"type": "text", "txt": "a", "text": "b"}"#,
      "2:18: error: $.screen.txt: expected a key of the component 'text', found 'txt'; did you mean "
        + "'text'?"),
    .screen(
      #"{"type": "text", "text": "b", "wobble": 1}"#,
      "2:31: error: $.screen.wobble: expected a key of the component 'text', found 'wobble'; known "
        + "keys are type, text, when, id, a11ysim, font, foreground, lineLimit, multilineAlignment, "
        + "minimumScaleFactor, fixedSize, padding, frame, background, opacity, disabled, hidden, tint, "
        + "ignoresSafeArea, offset, zIndex, layoutPriority, contentTransition, animation, transition, "
        + "accessibility"),
    .screen(
      #"{"type": "text"}"#,
      "2:1: error: $.screen: expected the key 'text' in the component 'text', found none; give it a "
        + "text"),
    .screen(
      #"{"type": "text", "text": ["a"]}"#,
      "2:26: error: $.screen.text: expected a text, found a list"),
    .screen(
      #"{"type": "text", "text": "a {word"}"#,
      "2:26: error: $.screen.text: expected '}' after '{', found the end of the text; write {{ for a "
        + "brace itself"),
    .screen(
      #"{"type": "text", "text": "a", "foreground": "pnik"}"#,
      ##"2:45: error: $.screen.foreground: expected a colour, such as "pink" or "#FF2D55", found the "##
        + "string 'pnik'; did you mean 'pink'?"),
    .screen(
      ##"{"type": "text", "text": "a", "foreground": "#12345"}"##,
      ##"2:45: error: $.screen.foreground: expected a colour, such as "pink" or "#FF2D55", found the "##
        + "string '#12345'; known colours are primary, secondary, tertiary, quaternary, accent, tint, "
        + "background, separator, clear, black, white, gray, red, orange, yellow, green, mint, teal, cyan, "
        + "blue, indigo, purple, pink, brown"),
    .screen(
      #"{"type": "text", "text": "a", "foreground": {"colour": "pink"}}"#,
      "2:46: error: $.screen.foreground: expected a colour with the key 'color' or 'light', found "
        + "'colour'; did you mean 'color'?"),
    .screen(
      #"{"type": "text", "text": "a", "foreground": {"color": "pink", "opacity": 2}}"#,
      "2:74: error: $.screen.foreground.opacity: expected a number from 0 to 1, found the number 2"),
    .screen(
      #"{"type": "text", "text": "a", "font": "bdoy"}"#,
      "2:39: error: $.screen.font: expected one of extraLargeTitle2, extraLargeTitle, largeTitle, title, "
        + "title2, title3, headline, body, callout, subheadline, footnote, caption, caption2, found the string "
        + "'bdoy'; did you mean 'body'?"),
    .screen(
      #"{"type": "text", "text": "a", "font": {"wieght": "bold"}}"#,
      "2:40: error: $.screen.font.wieght: expected a key of a font, found 'wieght'; did you mean "
        + "'weight'?"),
    .screen(
      #"{"type": "text", "text": "a", "font": {"weight": 700}}"#,
      "2:50: error: $.screen.font.weight: expected one of regular, ultraLight, thin, light, medium, "
        + "semibold, bold, heavy, black, found the number 700"),
    .screen(
      #"{"type": "text", "text": "a", "padding": -4}"#,
      "2:42: error: $.screen.padding: expected a number of at least 0, found the number -4"),
    .screen(
      #"{"type": "text", "text": "a", "padding": "big"}"#,
      "2:42: error: $.screen.padding: expected true or false, or a number of at least 0, or an object "
        + "with 'all', 'horizontal', 'vertical', 'top', 'leading', 'bottom' or 'trailing', found the "
        + "string 'big'"),
    .screen(
      #"{"type": "text", "text": "a", "frame": {"width": -1, "maxWidth": "infinty"}}"#,
      "2:50: error: $.screen.frame.width: expected a number of at least 0, found the number -1",
      "2:66: error: $.screen.frame.maxWidth: expected 'infinity', found the string 'infinty'; did you "
        + "mean 'infinity'?"),
    .screen(
      #"{"type": "text", "text": "a", "lineLimit": 1.5}"#,
      "2:44: error: $.screen.lineLimit: expected a whole number of at least 1, found the number 1.5"),
    .screen(
      #"{"type": "text", "text": "a", "opacity": 18}"#,
      "2:42: error: $.screen.opacity: expected a number from 0 to 1, found the number 18"),
    .screen(
      #"{"type": "text", "text": "a", "accessibility": {"traits": ["buton"], "headingLevel": 7}}"#,
      "2:60: error: $.screen.accessibility.traits[0]: expected a known name, found the string 'buton'; "
        + "did you mean 'button'?",
      "2:86: error: $.screen.accessibility.headingLevel: expected a whole number from 1 to 6, found "
        + "the number 7"),
    .screen(
      #"{"type": "text", "text": "a", "transition": []}"#,
      "2:45: error: $.screen.transition: expected a list of transitions with at least one member, "
        + "found an empty list"),
    .screen(
      #"{"type": "vstack", "children": {"type": "text"}}"#,
      "2:32: error: $.screen.children: expected a list of components, found an object; put it between "
        + "[ and ]"),
    .screen(
      #"{"type": "dropdown", "title": "t", "options": ["a", "b", "a"], "selection": {"bind": "word"}}"#,
      "2:58: error: $.screen.options[2]: expected each member once, found 'a' a second time; remove "
        + "one of them"),
    .screen(
      #"{"type": "dropdown", "title": "t", "options": [1, {"value": "x"}], "selection": {"bind": "word"}}"#,
      "2:48: error: $.screen.options[0]: expected an option, which is a string or an object with "
        + "'value' and 'label', found the number 1",
      "2:51: error: $.screen.options[1]: expected the key 'label' in an option, found none; give it a "
        + "text"),
    .screen(
      #"{"type": "chip", "title": "t", "size": "lg"}"#,
      "2:40: error: $.screen.size: expected 'sm' or 'md', found the string 'lg'"),
    .screen(
      #"{"type": "chip", "title": "t", "isSelected": "yes"}"#,
      #"2:46: error: $.screen.isSelected: expected true, false, {"bind": "name"} or a condition, found "#
        + "the string 'yes'"),
    .screen(
      #"{"type": "slider", "value": {"bind": "amount"}, "minimum": 5, "maximum": 5}"#,
      "2:1: error: $.screen: expected a maximum above the minimum, found 5 to 5"),
    .screen(
      #"{"type": "stepper", "title": "t", "value": {"bind": "amount"}, "step": 0}"#,
      "2:1: error: $.screen: expected a step above 0, found 0"),
  ]
}
