import type { EmbedToken } from "@vanbook/sdk";
import { fetchToken, type RequestRoute } from "../../sdk/token-route.ts";

export { isToken, NoToken } from "../../sdk/token-route.ts";

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

const LONGEST_REST = 8000;
