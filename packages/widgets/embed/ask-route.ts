import type { EmbedToken } from "@vanbook/sdk";
import type { RequestRoute } from "./request-route.ts";

/**
 * Thrown if a route gave no token: the visitor is not signed in there, or there is another problem.
 * It is the `cause` of the SDK's TOKEN_UNAVAILABLE.
 */
export class NoToken extends Error {
  override readonly name = "NoToken";
  readonly visitor: string;
  constructor(message: string, visitor = NO_ACCESS) {
    super(message);
    this.visitor = visitor;
  }
}

/** The page's cookies are sent if the route has the page's origin. */
export function askRoute(url: string, request: RequestRoute): () => Promise<EmbedToken> {
  return withRests(url, () => fetchToken(url, request));
}

/** Waits 1, 2, 4 and at most 8 seconds after failures. Writes each reason to the console once. */
export function withRests(from: string, ask: () => Promise<EmbedToken>): () => Promise<EmbedToken> {
  let failures = 0;
  let nextAt = 0;
  let lastReason = "";
  return async () => {
    await waitOrOnline(nextAt - performance.now());
    try {
      const token = await ask();
      failures = 0;
      nextAt = 0;
      lastReason = "";
      return token;
    } catch (error) {
      nextAt = performance.now() + Math.min(LONGEST_REST, 1000 * 2 ** failures);
      failures += 1;
      const why = error instanceof Error ? error.message : String(error);
      if (why !== lastReason) console.error(`Vanbook: no token from ${from}. ${why}`);
      lastReason = why;
      throw error;
    }
  };
}

async function fetchToken(url: string, request: RequestRoute): Promise<EmbedToken> {
  const response = await request(url).catch((error: unknown) => {
    const isLate = error instanceof DOMException && error.name === "TimeoutError";
    throw new NoToken(isLate ? "It did not answer within 10 seconds." : "It could not be reached.");
  });
  if (response.status === 401 || response.status === 403)
    throw new NoToken(
      `It answered ${response.status}: nobody is signed in there, or this visitor gets no token.`,
      SIGNED_OUT,
    );
  if (response.status === 404) throw new NoToken("It answered 404: the page's server has no such route.");
  if (!response.ok) throw new NoToken(`It answered ${response.status}; the partner's server has logged why.`);
  const answer: unknown = await response.json().catch(() => undefined);
  if (isToken(answer)) return answer;
  const type = response.headers.get("Content-Type") ?? "nothing";
  // Frameworks redirect visitors who are not signed in to a sign-in page.
  const visitor = response.redirected ? SIGNED_OUT : NO_ACCESS;
  throw new NoToken(`It answered ${type} instead of { token, expiresAt }.`, visitor);
}

export function isToken(answer: unknown): answer is EmbedToken {
  const { token, expiresAt } = Object(answer) as Record<string, unknown>;
  return typeof token === "string" && typeof expiresAt === "string" && !Number.isNaN(Date.parse(expiresAt));
}

function waitOrOnline(milliseconds: number): Promise<void> {
  if (milliseconds <= 0) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener("online", end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    addEventListener("online", end);
  });
}

export const SIGNED_OUT = "You are signed out. Please sign in again, then retry.";
export const NO_ACCESS = "This page has no access just now. Please try again.";
const LONGEST_REST = 8000;
