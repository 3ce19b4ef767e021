import { isVanbookError, type Vanbook } from "@vanbook/sdk";
import type { KnownNames } from "../../report/export/known-names.ts";
import { isListed } from "../../report/filters/filter.ts";
import { filterOptions } from "../../report/filters/filter-options.ts";

/**
 * Names that the server sends (company, filter options), cached for five minutes as on a page.
 * Gives undefined for a list that the caller may not read (403); a note then shows the filter's raw
 * value.
 */
export function createKnownNames(client: Vanbook): KnownNames {
  const cachedLists = new Map<string, { asked: number; answer: Promise<unknown> }>();
  const readCached = <T>(key: string, ask: () => Promise<T>): Promise<T | undefined> => {
    const cachedList = cachedLists.get(key);
    // A key is always used with the same answer type.
    if (cachedList && performance.now() - cachedList.asked < FRESH_MS)
      return cachedList.answer as Promise<T | undefined>;
    const answer = ask().catch((error: unknown) => {
      if (isVanbookError(error) && error.status === 403) return undefined;
      cachedLists.delete(key);
      throw error;
    });
    cachedLists.set(key, { asked: performance.now(), answer });
    return answer;
  };
  // Concurrent files share these lists, so aborting one file must not abort the requests.
  const { signal } = new AbortController();
  return {
    company: async () =>
      (await readCached("company", () => client.session.company({}, { signal })))?.[0]?.CompanyName,
    options: ({ kind, after }, chosenValue) => {
      if (!isListed(kind)) return Promise.resolve(undefined);
      return readCached(`${kind} ${after === undefined ? "" : chosenValue}`, () =>
        filterOptions[kind](client, signal, after && chosenValue),
      );
    },
  };
}

const FRESH_MS = 5 * 60_000;
