/** The same seed gives the same values. */
export interface Random {
  /** At least 0, less than 1. */
  next(): number;
  /** Both ends included. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Around 1, seldom far from it: for example for the size of a customer. */
  spread(): number;
}

/** The generator is mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const drawNext = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixedBits = Math.imul(state ^ (state >>> 15), state | 1);
    mixedBits ^= mixedBits + Math.imul(mixedBits ^ (mixedBits >>> 7), mixedBits | 61);
    return ((mixedBits ^ (mixedBits >>> 14)) >>> 0) / 2 ** 32;
  };
  const drawInteger = (min: number, max: number) => min + Math.floor(drawNext() * (max - min + 1));
  return {
    next: drawNext,
    int: drawInteger,
    chance: (probability) => drawNext() < probability,
    pick: (list) => {
      const member = list[drawInteger(0, list.length - 1)];
      if (member === undefined) throw new Error("There is nothing to pick from.");
      return member;
    },
    spread: () => Math.exp((drawNext() + drawNext() + drawNext() - 1.5) * 1.2),
  };
}

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
    const member = list[low];
    if (member === undefined) throw new Error("There is nothing to pick from.");
    return member;
  };
}
