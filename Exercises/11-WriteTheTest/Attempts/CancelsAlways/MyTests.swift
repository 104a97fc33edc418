import CardGameTesting

let myTests: [AppTest] = [always]
func always(_ app: AppUnderTest) { try? Test.cancel("no time") }
