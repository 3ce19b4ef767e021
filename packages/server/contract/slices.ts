import { waitForTurn } from "../db/loop-turns.ts";

/**
 * Long work in steps. Each step that is yielded is the number of values that the work has looked at
 * since the step before: values, not time, because a slice must not depend on how busy the machine
 * is.
 */
export type Steps<Result> = Generator<number, Result, undefined>;

/** Lets other requests be answered whenever the steps have looked at `most` values. */
export async function runInSlices<Result>(
  steps: Steps<Result>,
  most: number = SLICE_VALUES,
): Promise<Result> {
  let usedValues = 0;
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    usedValues += step.value;
    if (usedValues < most) continue;
    usedValues = 0;
    await waitForTurn();
  }
}

export function runAtOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Like `map`; `count` says how many values an entry has. A result must not be a promise. */
export function mapInSlices<Entry, Result>(
  entries: readonly Entry[],
  count: (entry: Entry) => number,
  work: (entry: Entry) => Result,
): Promise<Result[]> {
  return runInSlices(mapInSteps(entries, count, work));
}

function* mapInSteps<Entry, Result>(
  entries: readonly Entry[],
  count: (entry: Entry) => number,
  work: (entry: Entry) => Result,
): Steps<Result[]> {
  const results: Result[] = [];
  for (const entry of entries) {
    results.push(work(entry));
    yield count(entry);
  }
  return results;
}

/** Reading, checking and converting so many values of JSON takes two or three milliseconds. */
export const SLICE_VALUES = 500;
