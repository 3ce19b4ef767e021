import { expect, test } from "vitest";
import { countHsnDigits, findTurnover, HSN_DIGIT_LAWS } from "./hsn-digits.ts";

const STATED_TURNOVERS = [
  { from: "2026-04-01", isAboveLimit: false },
  { from: "2022-04-01", isAboveLimit: false },
  { from: "2024-04-01", isAboveLimit: true },
];

test.each([
  // A day, the digits, and the first day of the row that says so.
  ["2021-03-31", 0, undefined],
  ["2021-04-01", 4, undefined],
  ["2022-03-31", 4, undefined],
  ["2022-04-01", 4, "2022-04-01"],
  ["2024-03-31", 4, "2022-04-01"],
  ["2024-04-01", 6, "2024-04-01"],
  ["2026-03-31", 6, "2024-04-01"],
  ["2026-04-01", 4, "2026-04-01"],
  ["2031-12-31", 4, "2026-04-01"],
])("on %s an HSN code has at least %i digits", (day, digits, from) => {
  expect(countHsnDigits(STATED_TURNOVERS, day)).toBe(digits);
  expect(findTurnover(STATED_TURNOVERS, day)?.from).toBe(from);
});

test("a turnover that is not stated is not taken as one, and needs 4 digits", () => {
  expect(findTurnover([], "2026-11-30")).toBeUndefined();
  expect(countHsnDigits([], "2026-11-30")).toBe(4);
});

test("what was stated before the law says nothing of its limit", () => {
  const turnovers = [{ from: "2020-04-01", isAboveLimit: true }];
  expect(findTurnover(turnovers, "2026-11-30")).toBeUndefined();
  expect(countHsnDigits(turnovers, "2026-11-30")).toBe(4);
});

test("each law has its source, and its limit in paise", () => {
  expect(HSN_DIGIT_LAWS.map(({ from, limit }) => [from, limit])).toEqual([["2021-04-01", 5_000_000_000n]]);
  for (const { source } of HSN_DIGIT_LAWS) expect(source).toMatch(/^Notification \d+\/\d{4}/);
});
