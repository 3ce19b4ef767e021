import { expect, it } from "vitest";
import { CREDIT_NOTE_TIMES, findLastTaxDay, INPUT_TAX_TIMES } from "./tax-times.ts";

it.each([
  // Financial year of the supply: 2025-26, so the 30 November after 31 March 2026.
  ["2025-08-10", "2026-11-30"],
  ["2025-04-01", "2026-11-30"],
  ["2026-03-31", "2026-11-30"],
  ["2026-04-01", "2027-11-30"],
  ["2021-04-01", "2022-11-30"],
  // Before the change: 20 October, when September's return was due.
  ["2021-03-31", "2021-10-20"],
  ["2019-12-31", "2020-10-20"],
  ["2017-07-01", "2018-10-20"],
  ["2017-06-30", undefined],
])("the tax of a bill of %s may be reduced until %s", (suppliedOn, lastDay) => {
  expect(findLastTaxDay(CREDIT_NOTE_TIMES, suppliedOn)).toBe(lastDay);
});

it.each([
  ["2025-08-10", "2026-11-30"],
  ["2021-03-31", "2021-11-30"],
  ["2017-07-01", "2021-11-30"],
  ["2021-04-01", "2022-11-30"],
  ["2017-06-30", undefined],
])("input tax by an invoice of %s may be claimed until %s", (suppliedOn, lastDay) => {
  expect(findLastTaxDay(INPUT_TAX_TIMES, suppliedOn)).toBe(lastDay);
});
