/** The command was used wrongly: it ends with exit code 2 and this message. */
export class Misuse extends Error {
  override readonly name = "Misuse";
}
