import { measureProcessorTime } from "./processor-time.ts";

/**
 * Processor time for eight times the input, divided by the time for the input itself: about 8 if
 * time is linear, 64 if it is quadratic. `work` is called with 1 or 8. The shortest of several
 * tries counts, because other work of the process may fall into some of them. It tries at least
 * three times, until the growth is proportional, and at most twelve times.
 */
export async function measureGrowth(work: (times: number) => unknown): Promise<number> {
  await work(1); // compile before measuring
  const least = new Map([
    [1, Infinity],
    [8, Infinity],
  ]);
  let growth = Infinity;
  for (let tries = 0; tries < 12 && growth >= MAX_GROWTH; tries += 1) {
    for (const [times, time] of least)
      least.set(times, Math.min(time, await measureProcessorTime(async () => void (await work(times)))));
    if (tries >= 2) growth = (least.get(8) ?? 0) / (least.get(1) ?? 1);
  }
  return growth;
}

/** Limit for linear growth: the geometric mean of 8 and 64. */
export const MAX_GROWTH = 23;
