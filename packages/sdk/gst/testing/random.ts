/** Values that the same seed repeats. */
export interface Random {
  /** Both ends included. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  shuffle<T>(list: readonly T[]): T[];
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
    int: drawInteger,
    chance: (probability) => drawNext() < probability,
    pick: (list) => {
      if (list.length === 0) throw new Error("There is nothing to pick from.");
      // A list may have undefined among its members, so it says nothing about the end of the list.
      return list[drawInteger(0, list.length - 1)] as (typeof list)[number];
    },
    shuffle: (list) =>
      list
        .map((member) => ({ member, place: drawNext() }))
        .toSorted((a, b) => a.place - b.place)
        .map(({ member }) => member),
  };
}
