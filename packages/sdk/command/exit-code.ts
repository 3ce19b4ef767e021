import { isVanbookError } from "../errors.ts";
import { Misuse } from "./misuse.ts";

/** What the command ends with, for scripts to act on (docs/command-line.md). */
export const exitCodes = {
  done: 0,
  /** The server refused it, or a file could not be written: the same again will fail again. */
  refused: 1,
  /** The command itself is wrong: an unknown operation, argument or option. */
  misuse: 2,
  /** Nobody is signed in, or who is may not. */
  notAllowed: 3,
  /** No answer, or none yet: the same again may succeed. */
  again: 4,
  interrupted: 130,
} as const;

/** The exit code for what a command failed with. */
export function exitCodeOf(error: unknown): number {
  if (error instanceof Misuse) return exitCodes.misuse;
  if (!isVanbookError(error)) return exitCodes.refused;
  if (error.status === 401 || error.status === 403) return exitCodes.notAllowed;
  const isLater = error.status === null || error.status === 429 || error.status >= 500;
  return isLater && error.code !== "BAD_ANSWER" ? exitCodes.again : exitCodes.refused;
}

/** The failure in words, with what the server's log knows it by. */
export function failureText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!isVanbookError(error)) return error.message;
  const fields = error.fields.map(({ field, message }) => `\n  ${field}: ${message}`).join("");
  const wait = error.retryAfter === null ? "" : ` Again in ${error.retryAfter} s.`;
  const request = error.requestId === null ? "" : `, request ${error.requestId}`;
  return `${error.message}${wait} (${error.code}${request})${fields}`;
}
