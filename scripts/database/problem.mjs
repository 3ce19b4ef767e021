/** What the person who typed the command can act on: shown as its message alone, without a stack. */
export class DatabaseProblem extends Error {
  name = "DatabaseProblem";
}
