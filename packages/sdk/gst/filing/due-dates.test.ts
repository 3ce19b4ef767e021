import { expect, it } from "vitest";
import { DUE_DATE_LAWS, findDueDate } from "./due-dates.ts";

// Days of the portal's calendar for October 2026 and for the quarter from October to December 2026.
it.each([
  ["GSTR-1", "month", "2026-10", "32", "2026-11-11"],
  ["GSTR-3B", "month", "2026-10", "07", "2026-11-20"],
  ["GSTR-1", "quarter", "2026-12", "32", "2027-01-13"],
  ["GSTR-3B", "quarter", "2026-12", "32", "2027-01-22"],
  ["GSTR-3B", "quarter", "2026-12", "07", "2027-01-24"],
] as const)("%s of a %s %s is due in State %s on %s", (form, kind, month, state, day) => {
  expect(findDueDate(form, { kind, month }, state)).toBe(day);
});

it("knows no day of periods before its first row, and names a source for each", () => {
  expect(findDueDate("GSTR-1", { kind: "month", month: "2020-12" }, "32")).toBeUndefined();
  expect(DUE_DATE_LAWS.every(({ source }) => source.length > 10)).toBe(true);
});
