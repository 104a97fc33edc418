/// Whether an exercise has the files that it should, and no others, and is listed where it should be.
struct ExerciseFiles {
  let exercise: Exercise
  let project: Project

  /// The names of the files that the manifest compiles, or `nil` when it does not list the exercise.
  let compiled: [String]?

  /// What `Attempts.json` says, or `nil` when it cannot be read, and why.
  let attempts: (list: AttemptList?, problem: String?)

  /// What is wrong, a sentence each.
  var problems: [String] {
    problemsOfManifest + problemsOfFolder + problemsOfVariants + problemsOfAttempts
  }

  private var path: String { exercise.path }

  private var problemsOfManifest: [String] {
    guard let compiled else { return [VerifyWords.notInManifest(exercise)] }
    let here = swiftFiles(in: path)
    return here.filter { !compiled.contains($0) }.map {
      VerifyWords.notCompiled("\(path)/\($0)")
    }
      + compiled.filter { !here.contains($0) }.map { VerifyWords.missing("\(path)/\($0)") }
  }

  private static let fixed: Set = [
    "README.md", "Hints.md", "Checks", "Starter", "Solution", "Alternatives", "Play",
  ]

  private var problemsOfFolder: [String] {
    var problems: [String] = []
    for file in ["README.md", "Hints.md", "Solution/README.md"]
    where !project.names(in: folder(of: file)).contains(name(of: file)) {
      problems.append(VerifyWords.missing("\(path)/\(file)"))
    }
    if swiftFiles(in: "\(path)/Checks").isEmpty {
      problems.append(VerifyWords.missing("\(path)/Checks/….swift"))
    }
    problems += project.names(in: path)
      .filter { !Self.fixed.contains($0) && !$0.hasSuffix(".swift") }
      .map { VerifyWords.stray("\(path)/\($0)") }
    problems += project.files(below: "\(path)/Checks").filter { !$0.hasSuffix(".swift") }
      .map(VerifyWords.stray)
    for file in exercise.files {
      let starter = project.contents(of: "Starter/\(file)", in: exercise)
      let working = project.contents(of: file, in: exercise)
      if let starter, let working, starter != working {
        problems.append(VerifyWords.workingFileDiffers("\(path)/\(file)"))
      }
    }
    return problems
  }

  private var problemsOfVariants: [String] {
    var problems = differences("\(path)/Starter", from: exercise.files)
    problems += differences("\(path)/Solution", from: exercise.files + ["README.md"])
    for group in ["\(path)/Alternatives", exercise.attemptsPath] {
      let names = project.names(in: group)
      let folders = project.folders(in: group)
      problems += names.filter { !folders.contains($0) && $0 != "Attempts.json" }
        .map { VerifyWords.stray("\(group)/\($0)") }
      problems += folders.flatMap { folder in
        // Files that a version leaves out are taken from the solution.
        let own = project.names(in: "\(group)/\(folder)").filter(exercise.files.contains)
        return differences("\(group)/\(folder)", from: own.isEmpty ? exercise.files : own)
      }
    }
    let count = project.folders(in: "\(path)/Alternatives").count
    if count < 2 { problems.append(VerifyWords.fewAlternatives("\(path)/Alternatives", count)) }
    return problems
  }

  private var problemsOfAttempts: [String] {
    guard let list = attempts.list else { return attempts.problem.map { [$0] } ?? [] }
    let attempts = exercise.attemptsPath
    let folders = project.folders(in: attempts)
    let names = list.attempts.map(\.name)
    let twice = Set(names.filter { name in names.count { $0 == name } > 1 })
    return folders.filter { !names.contains($0) }.map {
      VerifyWords.notDeclared("\(attempts)/\($0)")
    }
      + names.filter { !folders.contains($0) }.map {
        VerifyWords.missing("\(attempts)/\($0)")
      }
      + twice.sorted().map(VerifyWords.declaredTwice)
  }

  /// How the files in a folder differ from those that should be there.
  private func differences(_ folder: String, from wanted: [String]) -> [String] {
    let names = project.names(in: folder)
    return wanted.filter { !names.contains($0) && $0 != "README.md" }.map {
      VerifyWords.missing("\(folder)/\($0)")
    }
      + names.filter { !wanted.contains($0) }.map { VerifyWords.stray("\(folder)/\($0)") }
  }

  private func swiftFiles(in folder: String) -> [String] {
    project.names(in: folder).filter { $0.hasSuffix(".swift") }
  }

  private func folder(of file: String) -> String {
    ([path] + file.split(separator: "/").dropLast().map(String.init)).joined(separator: "/")
  }

  private func name(of file: String) -> String {
    file.split(separator: "/").last.map(String.init) ?? file
  }
}
