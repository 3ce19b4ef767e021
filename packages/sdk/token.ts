import { readClock } from "./clock.ts";
import { VanbookError } from "./errors.ts";
import type { EmbedToken } from "./embed-token.ts";
import { checkToken } from "./token-route.ts";

/**
 * Fetches a new embed token at 80 % of its life by the server's clock, once for all waiting
 * callers. If that fails, the old token is used as long as it is valid.
 */
export function createTokens(getToken: () => EmbedToken | Promise<EmbedToken>) {
  let heldToken: { value: string; got: number; ends: number; terms: EmbedToken["terms"] } | undefined;
  let coming: Promise<string> | undefined;
  let ahead: number | undefined; // milliseconds by which the server's clock is ahead of ours, as of its last response

  const fetchToken = () => (coming ??= get().finally(() => (coming = undefined)));
  const get = async () => {
    try {
      const { token, expiresAt, terms } = checkToken(await getToken());
      heldToken = { value: token, got: readClock(), ends: Date.parse(expiresAt), terms };
      return token;
    } catch (cause) {
      const why = (cause as Error).name === "NoToken" ? ` ${(cause as Error).message}` : "";
      throw new VanbookError({ code: "TOKEN_UNAVAILABLE", message: `No token could be had.${why}`, cause });
    }
  };
  // Until the server has answered, its clock is unknown and ours may be wrong, so assume the
  // shortest life of a token, one minute.
  const isAlive = (part: number) =>
    heldToken &&
    readClock() - heldToken.got <
      (ahead === undefined ? MINUTE_MS : heldToken.ends - ahead - heldToken.got) * part;

  return {
    current: async (signal: AbortSignal): Promise<string> => {
      if (heldToken && isAlive(0.8)) return heldToken.value;
      return rejectOnAbort(fetchToken(), signal).catch((error: unknown) => {
        if (heldToken && isAlive(1) && !signal.aborted) return heldToken.value;
        throw error;
      });
    },
    terms: () => heldToken?.terms,
    /**
     * Replaces a token that the server refused; callers refused at the same time share the new one.
     */
    replace: async (refusedToken: string, signal: AbortSignal): Promise<string> =>
      heldToken && heldToken.value !== refusedToken ? heldToken.value : rejectOnAbort(fetchToken(), signal),
    hear: (date: string | null) => {
      const serverTime = Date.parse(date ?? "");
      if (!Number.isNaN(serverTime)) ahead = serverTime - readClock();
    },
  };
}

/** A caller that aborts stops waiting; the other callers still wait for `work`. */
function rejectOnAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
    work.then(resolve, reject);
  });
}

const MINUTE_MS = 60_000; // milliseconds
