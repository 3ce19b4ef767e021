import { isVanbookError } from "@vanbook/sdk";
import { wordsOf } from "../text/use-text.ts";

/** Why a request failed, as it is said above what was sent. */
export interface Failure {
  title: string;
  detail?: string;
  requestId?: string;
  /** Somebody else was faster: loading again is the way on. */
  isOutdated: boolean;
}

/** The codes by which the server says that somebody else was faster, and how that is told. */
export interface Faster {
  codes: ReadonlySet<string>;
  title: string;
  detail: string;
}

/** A refusal is said in the server's words; a failure of the request in the documented ones, with the server's beside them. That the session had
 * ended is said in the documented ones alone. */
export function failureOf(problem: unknown, documented: string, faster?: Faster): Failure {
  if (!isVanbookError(problem)) return { title: documented, isOutdated: false };
  const { code, status, message, requestId } = problem;
  if (faster?.codes.has(code)) return { title: faster.title, detail: faster.detail, isOutdated: true };
  // Who reads it has signed in again over the form meanwhile: nobody is told to.
  if (code === "SIGN_IN_REQUIRED") return { title: documented, isOutdated: false };
  if (status !== null && status < 500) return { title: message, isOutdated: false };
  return {
    title: documented,
    detail: wordsOf(problem),
    ...(requestId !== null && { requestId }),
    isOutdated: false,
  };
}
