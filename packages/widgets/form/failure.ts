import type { Said } from "@vanbook/sdk/rules";
import { isVanbookError } from "@vanbook/sdk";
import { messageOf, wordsOf } from "../text/use-text.ts";

/** Why a request failed, as it is said above what was sent; with `string` in the visitor's language. */
export interface Failure<Words extends Said = Said> {
  title: Words;
  detail?: Words;
  requestId?: string;
  /** Somebody else was faster: loading again is the way on. */
  isOutdated: boolean;
}

/** The codes by which the server says that somebody else was faster, and the words for it. */
export interface Faster {
  codes: ReadonlySet<string>;
  title: string;
  detail: string;
}

/**
 * Says why a request failed: a refusal in the server's words, any other failure in the documented words with the server's beside them. For a session
 * that had ended there are the documented words alone.
 */
export function failureOf(problem: unknown, documented: string, faster?: Faster): Failure {
  if (!isVanbookError(problem)) return { title: documented, isOutdated: false };
  const { code, status, requestId } = problem;
  if (faster?.codes.has(code)) return { title: faster.title, detail: faster.detail, isOutdated: true };
  // The user has signed in again over the form by then: the message does not ask for it.
  if (code === "SIGN_IN_REQUIRED") return { title: documented, isOutdated: false };
  if (status !== null && status < 500) return { title: messageOf(problem), isOutdated: false };
  return {
    title: documented,
    detail: wordsOf(problem),
    ...(requestId !== null && { requestId }),
    isOutdated: false,
  };
}
