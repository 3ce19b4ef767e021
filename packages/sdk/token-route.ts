import type { EmbedToken } from "./embed-token.ts";

export type RequestRoute = (url: string) => Promise<Response>;

/**
 * Thrown if a route gave no token: the visitor is not signed in there, or there is another problem.
 * It is the `cause` of TOKEN_UNAVAILABLE. `visitor` is the sentence for the visitor.
 */
export class NoToken extends Error {
  override readonly name = "NoToken";
  readonly visitor: string;
  constructor(message: string, visitor = NO_ACCESS) {
    super(message);
    this.visitor = visitor;
  }
}

/** Times out after ten seconds; cookies are sent if the route has the page's origin. */
export async function fetchToken(url: string, request: RequestRoute = callRoute): Promise<EmbedToken> {
  const response = await request(url).catch((error: unknown) => {
    const isLate = (error as Error).name === "TimeoutError";
    throw new NoToken(isLate ? "It did not answer within 10 seconds." : "It could not be reached.");
  });
  const { status, redirected } = response;
  const isSignedOut = status === 401 || status === 403;
  const answer: unknown = await response.json().catch(() => undefined);
  const type = response.headers.get("Content-Type") ?? "nothing";
  const reason = response.ok
    ? undefined
    : `It answered ${status}${
        isSignedOut
          ? ": nobody is signed in there, or this visitor gets no token."
          : status === 404
            ? ": the page's server has no such route."
            : "; the partner's server has logged why."
      }`;
  // Frameworks redirect visitors who are not signed in to a sign-in page.
  return checkToken(answer, type, isSignedOut || redirected, reason);
}

/** Throws NoToken, with the route's own words, for an answer without a token. */
export function checkToken(
  answer: unknown,
  type: string = typeof answer,
  isSignedOut = false,
  reason = isToken(answer) ? undefined : `It answered ${type} instead of { token, expiresAt }.`,
): EmbedToken {
  if (reason === undefined) return answer as EmbedToken;
  const { error, message = (Object(error) as Answer).message ?? error } = Object(answer) as Answer;
  const isNobody = message === NOBODY_SIGNED_IN;
  throw new NoToken(
    message ? `${reason} It says: ${String(message)}` : reason,
    isSignedOut || isNobody ? SIGNED_OUT : NO_ACCESS,
  );
}

export function isToken(answer: unknown): answer is EmbedToken {
  const { token, expiresAt } = Object(answer) as Answer;
  // Other characters are refused by the browser in a header, as if the server had not answered.
  return typeof token === "string" && /^[!-~]+$/.test(token) && Date.parse(String(expiresAt)) > 0;
}

/** Anything that a route may answer. */
type Answer = Readonly<Partial<Record<"error" | "message" | "token" | "expiresAt", unknown>>>;

function callRoute(url: string): Promise<Response> {
  // The types of Node, with which scripts compile this, know no `cache`.
  const request = {
    headers: { Accept: "application/json" },
    cache: "no-store" as const,
    signal: AbortSignal.timeout(10_000),
  };
  return fetch(url, request);
}

/** What the route of `createVanbookPartner` says with 401. */
export const NOBODY_SIGNED_IN = "Nobody is signed in.";
export const SIGNED_OUT = "You are signed out. Please sign in again, then retry.";
export const NO_ACCESS = "This page has no access just now. Please try again.";
