import Testing

/// A text that is not JSON, with the whole diagnostic for it.
struct JSONSyntaxCase: CustomTestStringConvertible, Sendable {
  var text: String
  var message: String
  var testDescription: String { text }

  init(_ text: String, _ message: String) {
    self.text = text
    self.message = "x.json:" + message
  }

  static let all = structure + strings + numbers + words

  static let structure = [
    JSONSyntaxCase("", "1:1: error: expected a value, found the end of the file"),
    JSONSyntaxCase("  \n ", "2:2: error: expected a value, found the end of the file"),
    JSONSyntaxCase("[1,]", "1:3: error: expected another element after ',', found ']'; remove the comma"),
    JSONSyntaxCase(
      "{\"a\": 1,\n}", "1:8: error: expected another element after ',', found '}'; remove the comma"),
    JSONSyntaxCase(
      "[1 2]", "1:4: error: expected ',' or ']', found '2'; put a comma after what comes before"),
    JSONSyntaxCase("[1}", "1:3: error: expected ',' or ']', found '}'"),
    JSONSyntaxCase("[1", "1:3: error: expected ',' or ']', found the end of the file"),
    JSONSyntaxCase("[,1]", "1:2: error: $[0]: expected a value, found ','; remove the comma"),
    JSONSyntaxCase("{\"a\" 1}", "1:6: error: expected ':' after the key 'a', found '1'"),
    JSONSyntaxCase(
      "{a: 1}", "1:2: error: expected a key in double quotes, found 'a'; JSON strings stand in double quotes"),
    JSONSyntaxCase("{\"a\": }", "1:7: error: $.a: expected a value, found '}'"),
    JSONSyntaxCase("{} {}", "1:4: error: expected the end of the file after the value, found '{'"),
    JSONSyntaxCase(
      "{\"a\": 1,\n \"b\": 2,\n \"a\": 3}",
      "3:2: error: expected each key once, found 'a' a second time; it stands at 1:2 already; "
        + "remove one of them"),
    JSONSyntaxCase(
      "// hi\n{}", "1:1: error: expected a value, found a comment; JSON has no comments; remove it"),
    JSONSyntaxCase(
      "[1 /* one */]", "1:4: error: expected ',' or ']', found a comment; JSON has no comments; remove it"),
    JSONSyntaxCase(
      "{\"a\": [{\"b c\": # no\n 1}]}",
      "1:16: error: $.a[0]['b c']: expected a value, found a comment; JSON has no comments; remove it"),
  ]

  static let strings = [
    JSONSyntaxCase("'a'", "1:1: error: expected a value, found '''; JSON strings stand in double quotes"),
    JSONSyntaxCase(
      "\"a", "1:1: error: expected a string with a closing '\"', found the end of the file; close the string"),
    JSONSyntaxCase(
      "\"a\nb\"",
      "1:3: error: expected no control characters in a string, found the control character U+000A; write \\n"),
    JSONSyntaxCase(
      "\"\u{1}\"",
      "1:2: error: expected no control characters in a string, found the control character U+0001; "
        + "write \\u0001"),
    JSONSyntaxCase(
      #""\x""#,
      #"1:2: error: expected an escape (\" \\ \/ \b \f \n \r \t \u0000), found '\' and 'x'; "#
        + #"write \\ for a backslash"#),
    JSONSyntaxCase(
      #""\u12G4""#, #"1:2: error: expected four hexadecimal digits after \u, found 'G4'"#),
    JSONSyntaxCase(
      #"{"a": "x\uD83D"}"#,
      #"1:9: error: $.a: expected surrogates in pairs, found a lone \uD83D; write the character itself"#),
    JSONSyntaxCase(
      #""\uDE00\uD83D""#,
      #"1:2: error: expected surrogates in pairs, found a lone \uDE00; write the character itself"#),
    JSONSyntaxCase(
      #""\uD83D\u0041""#,
      #"1:2: error: expected surrogates in pairs, found a lone \uD83D; write the character itself"#),
  ]

  static let numbers = [
    JSONSyntaxCase("01", "1:1: error: expected a number without leading zeros, found '01'"),
    JSONSyntaxCase("-01", "1:1: error: expected a number without leading zeros, found '-01'"),
    JSONSyntaxCase("1.", "1:3: error: expected a digit after the decimal point, found the end of the file"),
    JSONSyntaxCase("[1e]", "1:4: error: $[0]: expected a digit after the exponent's e, found ']'"),
    JSONSyntaxCase("-x", "1:2: error: expected a digit after the minus sign, found 'x'"),
    JSONSyntaxCase("+1", "1:1: error: expected a value, found '+1'; JSON numbers have no plus sign"),
    JSONSyntaxCase(
      ".5", "1:1: error: expected a value, found '.5'; JSON numbers start with a digit; write 0.5"),
    JSONSyntaxCase(
      "1e999", "1:1: error: expected a number within ±1.8e308, found '1e999'; JSON has no NaN and no Infinity"
    ),
    JSONSyntaxCase(
      "-1e999",
      "1:1: error: expected a number within ±1.8e308, found '-1e999'; JSON has no NaN and no Infinity"),
    JSONSyntaxCase("0x10", "1:2: error: expected the end of the file after the value, found 'x10'"),
  ]

  static let words = [
    JSONSyntaxCase("NaN", "1:1: error: expected a value, found 'NaN'; JSON has no NaN and no Infinity"),
    JSONSyntaxCase(
      "-Infinity", "1:1: error: expected a value, found '-Infinity'; JSON has no NaN and no Infinity"),
    JSONSyntaxCase("True", "1:1: error: expected a value, found 'True'; write true"),
    JSONSyntaxCase("None", "1:1: error: expected a value, found 'None'; write null"),
    JSONSyntaxCase("no", "1:1: error: expected a value, found 'no'; write false"),
    JSONSyntaxCase(
      "Vegan", "1:1: error: expected a value, found 'Vegan'; JSON strings stand in double quotes"),
    JSONSyntaxCase("\u{1}", "1:1: error: expected a value, found the control character U+0001"),
  ]
}
