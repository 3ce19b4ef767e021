import { now } from "./clock.ts";
import { VanbookError } from "./errors.ts";
import type { Answer } from "./methods.ts";

/** What the partner's server passes on from POST /api/v1/embed-tokens. */
export interface EmbedToken {
  token: string;
  /** When it ends by the Vanbook server's clock, ISO 8601. */
  expiresAt: string;
  /** What it may do, as `embedTokens.current` tells: told with the token, it is not asked for. */
  terms?: Answer<"embedTokens.current"> | undefined;
}

/**
 * Keeps one embed token fresh for all callers: another is got at 80 % of its life by the server's clock, once however
 * many wait for it, and the old one serves on while it lives if none can be had.
 */
export function createTokens(getToken: () => EmbedToken | Promise<EmbedToken>) {
  let held: { value: string; got: number; ends: number; terms: EmbedToken["terms"] } | undefined;
  let coming: Promise<string> | undefined;
  let ahead: number | undefined; // milliseconds by which the server's clock is ahead of ours, as of its last answer

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
  // Until the server has answered, its clock is unknown and ours may be wrong: then a token is good for the least that one lives, a minute.
  const alive = (part: number) =>
    held && now() - held.got < (ahead === undefined ? MINUTE : held.ends - ahead - held.got) * part;

  return {
    /** A token that is good now. */
    current: async (signal: AbortSignal): Promise<string> => {
      if (held && alive(0.8)) return held.value;
      return unlessAborted(another(), signal).catch((error: unknown) => {
        if (held && alive(1) && !signal.aborted) return held.value;
        throw error;
      });
    },
    /** What the present token may do, where that came with it. */
    terms: () => held?.terms,
    /** A token other than the one that the server refused; callers refused together share it. */
    replace: async (refused: string, signal: AbortSignal): Promise<string> =>
      held && held.value !== refused ? held.value : unlessAborted(another(), signal),
    /** Takes the time from the Date header of an answer. */
    hear: (date: string | null) => {
      const told = Date.parse(date ?? "");
      if (!Number.isNaN(told)) ahead = told - now();
    },
  };
}

/** One caller that gives up must neither end the others' wait nor wait on itself. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
    work.then(resolve, reject);
  });
}

const MINUTE = 60_000; // milliseconds
