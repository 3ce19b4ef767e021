/**
 * Whether all cases are tested (`npm test -- --whole`), or only those that differ most (`npm
 * test`).
 */
export const isWhole = process.env["VANBOOK_WHOLE"] === "1";

/** All cases in a whole run, otherwise only those of the slice. */
export function pickTried<T>(all: readonly T[], isOfSlice: (one: T) => boolean): readonly T[] {
  return isWhole ? all : all.filter(isOfSlice);
}

/** All cases in a whole run, otherwise every `places`-th, beginning with the first. */
export function pickOneIn<T>(places: number, all: readonly T[]): readonly T[] {
  return isWhole ? all : all.filter((_, at) => at % places === 0);
}

/** All cases in a whole run, otherwise a few of each outcome. */
export function pickFewOfEach<T>(
  all: ReadonlyMap<string, T>,
  outcomeOf: (one: T) => string | undefined,
  few = 4,
): ReadonlyMap<string, T> {
  const seenOutcomes = new Map<string | undefined, number>();
  const some = [...all].filter(([, one]) => {
    const outcome = outcomeOf(one);
    const before = seenOutcomes.get(outcome) ?? 0;
    seenOutcomes.set(outcome, before + 1);
    return isWhole || before < few;
  });
  return new Map(some);
}

/**
 * Whether a proof tests all similar cases (`npm run prove -- tests/wall --all`), or only a sample,
 * as in a whole run.
 */
export const triesAll = process.env["VANBOOK_ALL"] === "1";

/** All cases with `--all`, otherwise `count` of them, evenly spread over the list. */
export function pickSample<T>(all: readonly T[], count: number): readonly T[] {
  if (triesAll || count >= all.length) return all;
  return all.filter(
    (_, at) => Math.floor((at * count) / all.length) !== Math.floor(((at - 1) * count) / all.length),
  );
}
