/**
 * Thrown if the stand-in does not implement an operation, or one of its arguments; only the real
 * server does.
 */
export class NotKnown extends Error {
  constructor(readonly operation: string) {
    super(`The stand-in does not know ${operation}: ask a server for it.`);
  }
}
