/** Random values that are the same for the same seed. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** A factor around 1, seldom far from it: for example for the size of a customer. */
  spread(): number;
}

/** Creates a source of random values (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (list) => {
      const picked = list[int(0, list.length - 1)];
      if (picked === undefined) throw new Error("There is nothing to pick from.");
      return picked;
    },
    spread: () => Math.exp((next() + next() + next() - 1.5) * 1.2),
  };
}

/** Creates a function that picks members of a list at random, in proportion to their weights. */
export function createPicker<T>(list: readonly T[], weightOf: (member: T) => number): (random: Random) => T {
  const ends: number[] = [];
  let total = 0;
  for (const member of list) ends.push((total += weightOf(member)));
  return (random) => {
    const point = random.next() * total;
    let low = 0;
    let high = ends.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) > point) high = middle;
      else low = middle + 1;
    }
    const picked = list[low];
    if (picked === undefined) throw new Error("There is nothing to pick from.");
    return picked;
  };
}
