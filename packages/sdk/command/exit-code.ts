import { isVanbookError } from "../errors.ts";
import { Misuse } from "./misuse.ts";

/** Exit codes of the command, for scripts (docs/command-line.md). */
export const exitCodes = {
  done: 0,
  /** The server refused it, or a file could not be written: repeating it will fail again. */
  refused: 1,
  misuse: 2,
  notAllowed: 3,
  /** No response, or none yet: repeating it may succeed. */
  again: 4,
  interrupted: 130,
} as const;

export function exitCodeOf(error: unknown): number {
  if (error instanceof Misuse) return exitCodes.misuse;
  if (!isVanbookError(error)) return exitCodes.refused;
  if (error.status === 401 || error.status === 403) return exitCodes.notAllowed;
  const isLater = error.status === null || error.status === 429 || error.status >= 500;
  return isLater && error.code !== "BAD_ANSWER" ? exitCodes.again : exitCodes.refused;
}

/** With the request id in the server's log. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!isVanbookError(error)) return error.message;
  const fields = error.fields.map(({ field, message }) => `\n  ${field}: ${message}`).join("");
  const wait = error.retryAfter === null ? "" : ` Again in ${error.retryAfter} s.`;
  const request = error.requestId === null ? "" : `, request ${error.requestId}`;
  return `${error.message}${wait} (${error.code}${request})${fields}`;
}
