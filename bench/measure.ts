export interface Compared {
  measured: number;
  baseline: number;
  /** The median of the ratios of each round; a slow minute does not change it. */
  ratio: number;
}

/** Measures both `rounds` times, in turns and alternating order, after one warm-up of each. */
export async function compare(
  rounds: number,
  measureOurs: () => Promise<number>,
  baseline: () => Promise<number>,
): Promise<Compared> {
  await baseline();
  await measureOurs();
  const pairs: { measured: number; baseline: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    if (round % 2 === 0) {
      const first = await baseline();
      pairs.push({ baseline: first, measured: await measureOurs() });
    } else {
      const first = await measureOurs();
      pairs.push({ measured: first, baseline: await baseline() });
    }
  }
  return {
    measured: calculateMedian(pairs.map((pair) => pair.measured)),
    baseline: calculateMedian(pairs.map((pair) => pair.baseline)),
    ratio: calculateMedian(pairs.map((pair) => pair.measured / pair.baseline)),
  };
}

export async function measureMilliseconds(work: () => Promise<unknown>): Promise<number> {
  const startTime = performance.now();
  await work();
  return performance.now() - startTime;
}

/**
 * How many times per second `clients` concurrent callers finish the work, each one call after the
 * other.
 */
export async function measureRate(
  clients: number,
  seconds: number,
  work: (client: number) => Promise<unknown>,
): Promise<number> {
  const startTime = performance.now();
  const until = startTime + seconds * 1000;
  let doneCount = 0;
  const run = async (_: unknown, client: number) => {
    while (performance.now() < until) {
      await work(client);
      doneCount += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, run));
  return (doneCount / (performance.now() - startTime)) * 1000;
}

export function calculateMedian(values: readonly number[]): number {
  const sortedValues = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sortedValues.length / 2);
  const upper = sortedValues[middle] ?? Number.NaN;
  return sortedValues.length % 2 === 1 ? upper : (upper + (sortedValues[middle - 1] ?? upper)) / 2;
}
