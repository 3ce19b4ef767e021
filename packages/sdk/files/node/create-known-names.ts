import { isVanbookError, type Vanbook } from "@vanbook/sdk";
import type { KnownNames } from "../../report/export/known-names.ts";
import { isListed } from "../../report/filters/filter.ts";
import { filterOptions } from "../../report/filters/filter-options.ts";

/**
 * Names that the server sends (company, filter options), cached for five minutes, as on a page. A list that the
 * caller may not read (403) gives undefined; a note then shows the filter's raw value.
 */
export function createKnownNames(client: Vanbook): KnownNames {
  const known = new Map<string, { asked: number; answer: Promise<unknown> }>();
  const once = <T>(key: string, ask: () => Promise<T>): Promise<T | undefined> => {
    const found = known.get(key);
    // A key is always used with the same answer type.
    if (found && performance.now() - found.asked < FRESH) return found.answer as Promise<T | undefined>;
    const answer = ask().catch((error: unknown) => {
      if (isVanbookError(error) && error.status === 403) return undefined;
      known.delete(key);
      throw error;
    });
    known.set(key, { asked: performance.now(), answer });
    return answer;
  };
  // Concurrent files share these lists, so aborting one file must not abort the requests.
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
