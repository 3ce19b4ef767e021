import { describe, expect, it } from "vitest";
import { createPicker, createRandom } from "./random.ts";

describe("the demo's random numbers", () => {
  it("repeat for the same seed, and differ for another", () => {
    const draws = (seed: number) => Array.from({ length: 20 }, createRandom(seed).next);
    expect(draws(1)).toEqual(draws(1));
    expect(draws(1)).not.toEqual(draws(2));
    expect(draws(1).every((draw) => draw >= 0 && draw < 1)).toBe(true);
  });

  it("reach both ends of a range", () => {
    const random = createRandom(3);
    const drawn = new Set(Array.from({ length: 200 }, () => random.int(4, 6)));
    expect([...drawn].sort()).toEqual([4, 5, 6]);
  });

  it("pick by weight, and never pick an entry of weight zero", () => {
    const random = createRandom(5);
    const pick = createPicker(
      [["a", 3] as const, ["b", 0] as const, ["c", 1] as const],
      ([, weight]) => weight,
    );
    const picked = Array.from({ length: 4000 }, () => pick(random)[0]);
    const share = picked.filter((letter) => letter === "a").length / picked.length;
    expect(share).toBeGreaterThan(0.72);
    expect(share).toBeLessThan(0.78);
    expect(picked).not.toContain("b");
  });
});
