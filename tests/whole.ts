/** Whether everything of its kind is tried (`npm test -- --whole`), or the slice of it that differs most (`npm test`). */
export const isWhole = process.env["VANBOOK_WHOLE"] === "1";

/** All of them in a whole run, otherwise those of the slice. */
export function tried<T>(all: readonly T[], isOfSlice: (one: T) => boolean): readonly T[] {
  return isWhole ? all : all.filter(isOfSlice);
}

/** All of them in a whole run, otherwise the first and then each that comes so many places later. */
export function oneIn<T>(places: number, all: readonly T[]): readonly T[] {
  return isWhole ? all : all.filter((_, at) => at % places === 0);
}

/** All of them in a whole run, otherwise a few of each outcome. */
export function fewOfEach<T>(
  all: ReadonlyMap<string, T>,
  outcomeOf: (one: T) => string | undefined,
  few = 4,
): ReadonlyMap<string, T> {
  const seen = new Map<string | undefined, number>();
  const some = [...all].filter(([, one]) => {
    const outcome = outcomeOf(one);
    const before = seen.get(outcome) ?? 0;
    seen.set(outcome, before + 1);
    return isWhole || before < few;
  });
  return new Map(some);
}

/** Whether a proof tries every one of many that are alike (`npm run prove -- tests/wall --all`), or a sample of them, as a whole run does. */
export const triesAll = process.env["VANBOOK_ALL"] === "1";

/** All of them where all are asked for, otherwise so many, spread evenly over the list. */
export function sampleOf<T>(all: readonly T[], count: number): readonly T[] {
  if (triesAll || count >= all.length) return all;
  return all.filter(
    (_, at) => Math.floor((at * count) / all.length) !== Math.floor(((at - 1) * count) / all.length),
  );
}
