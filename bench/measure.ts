/** Two figures measured in turns, so that other load on the machine affects both. */
export interface Compared {
  measured: number;
  baseline: number;
  /** The median of the ratios of each round; a slow minute does not change it. */
  ratio: number;
}

/** Measures both `rounds` times, in turns and alternating order, after one warm-up of each. */
export async function compare(
  rounds: number,
  measured: () => Promise<number>,
  baseline: () => Promise<number>,
): Promise<Compared> {
  await baseline();
  await measured();
  const pairs: { measured: number; baseline: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    if (round % 2 === 0) {
      const first = await baseline();
      pairs.push({ baseline: first, measured: await measured() });
    } else {
      const first = await measured();
      pairs.push({ measured: first, baseline: await baseline() });
    }
  }
  return {
    measured: median(pairs.map((pair) => pair.measured)),
    baseline: median(pairs.map((pair) => pair.baseline)),
    ratio: median(pairs.map((pair) => pair.measured / pair.baseline)),
  };
}

/** Milliseconds that something takes. */
export async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** How many times per second `clients` concurrent callers finish the work, each one call after the other. */
export async function rateOf(
  clients: number,
  seconds: number,
  work: (client: number) => Promise<unknown>,
): Promise<number> {
  const begun = performance.now();
  const until = begun + seconds * 1000;
  let done = 0;
  const run = async (_: unknown, client: number) => {
    while (performance.now() < until) {
      await work(client);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, run));
  return (done / (performance.now() - begun)) * 1000;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}
