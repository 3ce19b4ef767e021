import { processorTimeOf } from "./processor-time.ts";

/**
 * How many times as much the processor works on eight times as much: about 8 where each piece takes the same, and 64 where each takes as
 * long as all before it. `work` is given 1 or 8. Of each the least of several tries counts, because what else the process does meanwhile
 * falls into some of them: the tries go on until the growth is seen to be proportional, at most twelve times.
 */
export async function growthOf(work: (times: number) => unknown): Promise<number> {
  await work(1); // compiled before it is measured
  const least = new Map([
    [1, Infinity],
    [8, Infinity],
  ]);
  let growth = Infinity;
  for (let tries = 0; tries < 12 && growth >= PROPORTIONAL; tries += 1) {
    for (const [times, time] of least)
      least.set(times, Math.min(time, await processorTimeOf(async () => void (await work(times)))));
    if (tries >= 2) growth = (least.get(8) ?? 0) / (least.get(1) ?? 1);
  }
  return growth;
}

/** Between 8 and 64, and as far from either. */
export const PROPORTIONAL = 23;
