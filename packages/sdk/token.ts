import { now } from "./clock.ts";
import { VanbookError } from "./errors.ts";
import type { Answer } from "./methods.ts";

/** The response of POST /api/v1/embed-tokens, passed on by the partner's server. */
export interface EmbedToken {
  token: string;
  /** When it expires by the Vanbook server's clock, ISO 8601. */
  expiresAt: string;
  /** What it may do, as returned by `embedTokens.current`; if given, the server is not asked for it. */
  terms?: Answer<"embedTokens.current"> | undefined;
}

/**
 * Keeps one embed token fresh for all callers: fetches a new one at 80 % of its life by the server's clock,
 * once for all waiting callers. If that fails, the old token is used as long as it is valid.
 */
export function createTokens(getToken: () => EmbedToken | Promise<EmbedToken>) {
  let held: { value: string; got: number; ends: number; terms: EmbedToken["terms"] } | undefined;
  let coming: Promise<string> | undefined;
  let ahead: number | undefined; // milliseconds by which the server's clock is ahead of ours, as of its last response

  const another = () => (coming ??= get().finally(() => (coming = undefined)));
  const get = async () => {
    try {
      const { token, expiresAt, terms } = await getToken();
      held = { value: token, got: now(), ends: Date.parse(expiresAt), terms };
      return token;
    } catch (cause) {
      throw new VanbookError({ code: "TOKEN_UNAVAILABLE", message: "No token could be had.", cause });
    }
  };
  // Until the server has answered, its clock is unknown and ours may be wrong: assume the shortest life of a
  // token, one minute.
  const alive = (part: number) =>
    held && now() - held.got < (ahead === undefined ? MINUTE : held.ends - ahead - held.got) * part;

  return {
    /** A token that is valid now. */
    current: async (signal: AbortSignal): Promise<string> => {
      if (held && alive(0.8)) return held.value;
      return unlessAborted(another(), signal).catch((error: unknown) => {
        if (held && alive(1) && !signal.aborted) return held.value;
        throw error;
      });
    },
    /** What the current token may do, if that was sent with it. */
    terms: () => held?.terms,
    /** A token to replace one that the server refused; callers refused at the same time share it. */
    replace: async (refused: string, signal: AbortSignal): Promise<string> =>
      held && held.value !== refused ? held.value : unlessAborted(another(), signal),
    /** Reads the server's time from a response's Date header. */
    hear: (date: string | null) => {
      const told = Date.parse(date ?? "");
      if (!Number.isNaN(told)) ahead = told - now();
    },
  };
}

/** A caller that aborts must neither end the other callers' wait nor keep waiting itself. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
    work.then(resolve, reject);
  });
}

const MINUTE = 60_000; // milliseconds
