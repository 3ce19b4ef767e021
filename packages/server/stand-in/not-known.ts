/** The stand-in lacks an operation, or one of its arguments; only the real server has it. */
export class NotKnown extends Error {
  constructor(readonly operation: string) {
    super(`The stand-in does not know ${operation}: ask a server for it.`);
  }
}
