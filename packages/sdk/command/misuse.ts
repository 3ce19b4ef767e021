/** The command was given what it can't do: it ends with exit code 2 and this sentence. */
export class Misuse extends Error {
  override readonly name = "Misuse";
}
