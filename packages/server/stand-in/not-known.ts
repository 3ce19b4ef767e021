/** The operation, or an argument of it, is the server's, and the stand-in has no answer of its own. */
export class NotKnown extends Error {
  constructor(readonly operation: string) {
    super(`The stand-in does not know ${operation}: ask a server for it.`);
  }
}
