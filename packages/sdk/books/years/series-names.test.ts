import { expect, it } from "vitest";
import { listSeriesFaults } from "../law/document-numbers.ts";
import { formatShortLabel, makeNextSeriesName } from "./series-names.ts";
import { getYearAfter, getFinancialYear } from "./financial-year.ts";

const from = getFinancialYear("2026-11-25");
const to = getYearAfter(from.end);
const makeNextName = (name: string, ...takenNames: string[]) =>
  makeNextSeriesName(name, from, to, (each) => [name, ...takenNames].includes(each));

// A name has at most nine characters: with / and six digits they are the sixteen of rule 46(b).
it.each([
  ["B2B/26-27", "B2B/27-28"],
  ["B2B/2627", "B2B/2728"],
  ["B2B/A2627", "B2B/A2728"],
  ["B2C/2026", "B2C/2027"],
  ["B2B/KTR", "B2B/KTR27"],
  ["B2B/K", "B2B/K27"],
  // Names from before the rule was checked.
  ["B2C/2026-27", "B2C/27-28"],
  ["B2C/2026-2027", "B2C/27-28"],
  ["B2B/2627/KL", "B2B/KL27"],
  ["B2B/26/27-VAN", "B2B/VAN27"],
  ["B2B/KTR 2026", "B2B/KTR27"],
  ["B2B/Counter", "B2B/Cou27"],
  ["B2B/Kollam Counter 1", "B2B/Kol27"],
  ["B2C/(Van)_#1", "B2C/Van27"],
  ["B2C/കൊല്ലം", "B2C/27-28"],
  // The van's number is not mistaken for a year.
  ["B2C/KL-26", "B2C/KL27"],
  ["B2C/12627", "B2C/127-2"],
])("the series %s continues in the next year as %s", (name, expectedName) => {
  expect(makeNextName(name)).toBe(expectedName);
  expect(listSeriesFaults(expectedName, to.end)).toEqual([]);
});

it.each(["2017-04-01", "2026-11-25", "2099-12-31"])(
  "the series of a new company of %s are allowed",
  (day) => {
    const year = getFinancialYear(day);
    for (const type of ["B2B", "B2C"])
      expect(listSeriesFaults(`${type}/${formatShortLabel(year)}`, year.end)).toEqual([]);
  },
);

it("the new series name gets a number when another series already has that name", () => {
  expect(makeNextName("B2B/26-27", "B2B/27-28")).toBe("B2B/27");
  expect(makeNextName("B2B/26-27", "B2B/27-28", "B2B/27")).toBe("B2B/27-2");
  expect(makeNextName("B2B/26-27", "B2B/27-28", "B2B/27", "B2B/27-2")).toBe("B2B/27-3");
  expect(makeNextName("B2B/Kollam Counter 2", "B2B/Kol27")).toBe("B2B/K27-2");
  expect(makeNextName("B2B/Kollam Counter 2", "B2B/Kol27", "B2B/K27-2")).toBe("B2B/K27-3");
});

it("a hundred and fifty long series have different names in the next year", () => {
  const names = new Set<string>();
  for (let nth = 1; nth <= 150; nth += 1) {
    const name = makeNextSeriesName(`B2B/Counter ${nth}`, from, to, (each) => names.has(each));
    expect(listSeriesFaults(name, to.end)).toEqual([]);
    names.add(name);
  }
  expect(names.size).toBe(150);
});

it("the new series name is right at the end of a century and for a calendar year", () => {
  const last = getFinancialYear("2099-05-01");
  expect(makeNextSeriesName("B2B/99-00", last, getYearAfter(last.end), () => false)).toBe("B2B/00-01");
  expect(makeNextSeriesName("B2B/A9900", last, getYearAfter(last.end), () => false)).toBe("B2B/A0001");
  expect(makeNextSeriesName("B2B/2099-2100", last, getYearAfter(last.end), () => false)).toBe("B2B/00-01");
  const calendar = { label: "2026", start: "2026-01-01", end: "2026-12-31" };
  const after = getYearAfter(calendar.end);
  expect(after).toEqual({ label: "2027", start: "2027-01-01", end: "2027-12-31" });
  expect(makeNextSeriesName("B2B/2026", calendar, after, () => false)).toBe("B2B/2027");
  expect(makeNextSeriesName("B2B/Counter", calendar, after, () => false)).toBe("B2B/Cou27");
  expect(makeNextSeriesName("B2B/K", calendar, after, () => false)).toBe("B2B/K2027");
});
