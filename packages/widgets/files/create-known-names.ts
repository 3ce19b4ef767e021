import { isVanbookError, type Vanbook } from "@vanbook/sdk";
import type { KnownNames } from "../report/export/known-names.ts";
import { isListed } from "../report/filters/filter.ts";
import { filterOptions } from "../report/filters/filter-options.ts";

/**
 * Names as the server tells them, each list asked for once in five minutes, as on a page. What the caller may not ask for is left out: a note
 * then says a filter's value as it was given.
 */
export function createKnownNames(client: Vanbook): KnownNames {
  const known = new Map<string, { asked: number; answer: Promise<unknown> }>();
  const once = <T>(key: string, ask: () => Promise<T>): Promise<T | undefined> => {
    const found = known.get(key);
    // Each key stands for one kind of answer.
    if (found && performance.now() - found.asked < FRESH) return found.answer as Promise<T | undefined>;
    const answer = ask().catch((error: unknown) => {
      if (isVanbookError(error) && error.status === 403) return undefined;
      known.delete(key);
      throw error;
    });
    known.set(key, { asked: performance.now(), answer });
    return answer;
  };
  // Lists are shared by files that are made at the same time: one that is given up does not abort another's.
  const { signal } = new AbortController();
  return {
    company: async () =>
      (await once("company", () => client.session.company({}, { signal })))?.[0]?.CompanyName,
    options: ({ kind, after }, chosen) => {
      if (!isListed(kind)) return Promise.resolve(undefined);
      return once(`${kind} ${after === undefined ? "" : chosen}`, () =>
        filterOptions[kind](client, signal, after && chosen),
      );
    },
  };
}

/** Milliseconds. */
const FRESH = 5 * 60_000;
