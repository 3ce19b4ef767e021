export class Misuse extends Error {
  override readonly name = "Misuse";
}
