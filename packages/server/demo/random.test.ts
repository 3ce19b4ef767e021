import { describe, expect, it } from "vitest";
import { createPicker, createRandom } from "./random.ts";

describe("the demo's random numbers", () => {
  it("repeat for the same seed, and differ for another", () => {
    const drawValues = (seed: number) => Array.from({ length: 20 }, createRandom(seed).next);
    expect(drawValues(1)).toEqual(drawValues(1));
    expect(drawValues(1)).not.toEqual(drawValues(2));
    expect(drawValues(1).every((draw) => draw >= 0 && draw < 1)).toBe(true);
  });

  it("reach both ends of a range", () => {
    const random = createRandom(3);
    const values = new Set(Array.from({ length: 200 }, () => random.int(4, 6)));
    expect([...values].sort()).toEqual([4, 5, 6]);
  });

  it("pick by weight, and never pick an entry of weight zero", () => {
    const random = createRandom(5);
    const pick = createPicker(
      [["a", 3] as const, ["b", 0] as const, ["c", 1] as const],
      ([, weight]) => weight,
    );
    const members = Array.from({ length: 4000 }, () => pick(random)[0]);
    const share = members.filter((letter) => letter === "a").length / members.length;
    expect(share).toBeGreaterThan(0.72);
    expect(share).toBeLessThan(0.78);
    expect(members).not.toContain("b");
  });
});
