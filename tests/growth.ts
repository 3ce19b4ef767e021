import { processorTimeOf } from "./processor-time.ts";

/**
 * How many times as much the processor works on eight times as much: about 8 where each piece takes the same, and 64 where each takes as
 * long as all before it. It tells these apart on a slow or busy machine too. Of each the least of some tries counts, because what else the
 * process does meanwhile falls into some of them. `work` is given 1 or 8.
 */
export async function growthOf(work: (times: number) => unknown): Promise<number> {
  await work(1); // compiled before it is measured
  const least = async (times: number, tries: number) => {
    let time = Infinity;
    for (let run = 0; run < tries; run += 1)
      time = Math.min(time, await processorTimeOf(async () => void (await work(times))));
    return time;
  };
  const once = await least(1, 5);
  return (await least(8, 3)) / once;
}

/** Between 8 and 64, and as far from either. */
export const PROPORTIONAL = 23;
