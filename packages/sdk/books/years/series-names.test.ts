import { expect, it } from "vitest";
import { makeNextSeriesName } from "./series-names.ts";
import { getYearAfter, getFinancialYear } from "./financial-year.ts";

const from = getFinancialYear("2026-11-25");
const to = getYearAfter(from.end);
const makeNextName = (name: string, ...takenNames: string[]) =>
  makeNextSeriesName(name, from, to, (each) => takenNames.includes(each));

it.each([
  ["B2B/26-27", "B2B/27-28"],
  ["B2C/2026-27", "B2C/2027-28"],
  ["B2C/2026-2027", "B2C/2027-2028"],
  ["B2B/2627/KL", "B2B/2728/KL"],
  ["B2B/26/27-VAN", "B2B/27/28-VAN"],
  ["B2B/KTR 2026", "B2B/KTR 2027"],
  ["B2B/Counter", "B2B/Counter 27-28"],
  // The van's number is not mistaken for a year.
  ["B2C/KL-26", "B2C/KL-26 27-28"],
  ["B2C/12627", "B2C/12627 27-28"],
  ["B2B/Kollam Counter 1", "B2B/Kollam Cou 27-28"],
])("the series %s continues in the next year as %s", (name, expectedName) => {
  expect(makeNextName(name)).toBe(expectedName);
  expect(expectedName.length).toBeLessThanOrEqual(20);
});

it("the new series name gets a number when another series already has that name", () => {
  expect(makeNextName("B2B/26-27", "B2B/27-28")).toBe("B2B/27-28 2");
  expect(makeNextName("B2B/26-27", "B2B/27-28", "B2B/27-28 2")).toBe("B2B/27-28 3");
  expect(makeNextName("B2B/Kollam Counter 2", "B2B/Kollam Cou 27-28")).toBe("B2B/Kollam C 27-28 2");
});

it("the new series name is right at the end of a century and for a calendar year", () => {
  const last = getFinancialYear("2099-05-01");
  expect(makeNextSeriesName("B2B/99-00", last, getYearAfter(last.end), () => false)).toBe("B2B/00-01");
  expect(makeNextSeriesName("B2B/2099-2100", last, getYearAfter(last.end), () => false)).toBe(
    "B2B/2100-2101",
  );
  const calendar = { label: "2026", start: "2026-01-01", end: "2026-12-31" };
  const after = getYearAfter(calendar.end);
  expect(after).toEqual({ label: "2027", start: "2027-01-01", end: "2027-12-31" });
  expect(makeNextSeriesName("B2B/2026", calendar, after, () => false)).toBe("B2B/2027");
  expect(makeNextSeriesName("B2B/Counter", calendar, after, () => false)).toBe("B2B/Counter 2027");
});
