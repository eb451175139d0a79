import Testing

@Suite struct UsageTests {
  @Test(arguments: ["speak", "explore", "tree", "diff", "record", "schema", "doctor", "help"])
  func everyCommandHasHelp(command: String) throws {
    let help = try Program().run("help", command)
    #expect(help.status == 0)
    #expect(help.output.hasPrefix("usage: a11ysim \(command)"))
    #expect(try Program().run(command, "--help").output == help.output)
    try expectGolden(help.output, "help-\(command).txt")
  }

  @Test func overviewListsEveryCommand() throws {
    let overview = try Program().run()
    #expect(overview.status == 0)
    try expectGolden(overview.output, "help.txt")
  }

  @Test(arguments: [
    (["speek"], "no command 'speek'; did you mean 'speak'?"),
    (["speak"], "'speak' needs a scenario file"),
    (["speak", "a.json", "b.json"], "'b.json' is too many"),
    (["speak", "a.json", "--regster", "legend"], "did you mean '--register'?"),
    (["speak", "a.json", "--register"], "'--register' needs a value"),
    (["speak", "a.json", "--register", "legnd"], "did you mean 'legend'?"),
    (["speak", "a.json", "--rate", "fast"], "'fast' is not a value of '--rate'"),
    (["speak", "a.json", "--rate", "nan"], "'nan' is not a value of '--rate'"),
    (["speak", "a.json", "--rate", "120%"], "'120%' is not a value of '--rate'"),
    (["speak", "a.json", "--no-sound", "--output", "x.wav"], "'--output' needs the speech"),
    (["speak", "a.json", "--no-sound", "--captions", "x.vtt"], "'--captions' needs the speech"),
    (["speak", "a.json", "--captions", "x.srt"], "'x.srt' must end in .vtt"),
    (["speak", "a.json", "--env", "--no-sound"], "'--no-sound' is an option"),
    (["speak", "a.json", "--json", "--register", "legend"], "'--register' is about printed lines"),
    (["doctor", "x"], "'x' is too many"),
    (["help", "speak", "tree"], "'tree' is too many"),
    (["speak", "a.json", "--json", "--json"], "'--json' is given twice"),
    (["schema", "reprt"], "did you mean 'report'?"),
    (["help", "speek"], "did you mean 'speak'?"),
  ])
  func wrongUsage(words: [String], message: String) throws {
    let outcome = try Program().run(words)
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test func versionIsTold() throws {
    #expect(try Program().run("--version").output.hasPrefix("a11ysim "))
  }

  @Test func doctorFindsEverythingThatSetupInstalls() throws {
    let outcome = try Program().run("doctor")
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.output.contains("fonts: Inter"))
    #expect(outcome.output.contains("voices: espeak-ng"))
  }

  @Test func doctorNamesTheFixForMissingFonts() throws {
    let folder = try TemporaryFolder()
    let outcome = try Program(environment: ["A11YSIM_FONTS": folder.url.path]).run("doctor")
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("missing"))
    #expect(outcome.output.contains("fix: "))
    #expect(outcome.output.contains("fonts-inter"))
  }
}
