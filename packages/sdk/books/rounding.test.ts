import { expect, it } from "vitest";
import { roundToRupee } from "./rounding.ts";

it.each([
  [100_49n, 100_00n],
  [100_50n, 101_00n],
  [100_00n, 100_00n],
  [-100_50n, -101_00n],
  [49n, 0n],
])("%s paise are rounded to whole rupees, %s paise", (total, expectedTotal) => {
  expect(roundToRupee(total)).toBe(expectedTotal);
});
