import { expect, it } from "vitest";
import {
  closeHindrance,
  planNextYear,
  reopenHindrance,
  determineYearState,
  type Year,
} from "./year-state.ts";

const makeYear = (begins: number, closedAt: string | null = null): Year => ({
  id: begins,
  label: `${begins}-${begins - 1999}`,
  startDate: `${begins}-04-01`,
  endDate: `${begins + 1}-03-31`,
  lockedUntil: null,
  closedAt,
});
const CLOSING_TIME = "2026-05-02T06:30:00.000Z";

it("a year is ahead, running or ended by today's date, and closed once somebody has closed it", () => {
  const days = ["2026-03-31", "2026-04-01", "2027-03-31", "2027-04-01"];
  expect(days.map((day) => determineYearState(makeYear(2026), day))).toEqual([
    "ahead",
    "running",
    "running",
    "ended",
  ]);
  expect(determineYearState(makeYear(2025, CLOSING_TIME), "2026-05-02")).toBe("closed");
});

it("years close after their end, oldest first, and open again newest first", () => {
  const open = [makeYear(2024), makeYear(2025), makeYear(2026)];
  const [first, second, third] = open as [Year, Year, Year];
  expect(closeHindrance(open, third, "2027-03-31")).toEqual({ until: "2027-03-31" });
  expect(closeHindrance(open, third, "2027-04-01")).toEqual({ first });
  expect(closeHindrance([makeYear(2024, CLOSING_TIME), second], second, "2026-11-25")).toBeUndefined();
  const closedYears = [makeYear(2024, CLOSING_TIME), makeYear(2025, CLOSING_TIME), third];
  expect(reopenHindrance(closedYears, closedYears[0]!)).toBe(closedYears[1]);
  expect(reopenHindrance(closedYears, closedYears[1]!)).toBeUndefined();
});

it("the next year is the twelve months after the latest one, and is created a week before it begins", () => {
  expect(planNextYear([makeYear(2025), makeYear(2026)])).toEqual({
    label: "2027-28",
    startDate: "2027-04-01",
    endDate: "2028-03-31",
    before: "2026-27",
    comesOn: "2027-03-25",
  });
  expect(planNextYear([])).toBeUndefined();
});
