import { describe, expect, it } from "vitest";
import { E_INVOICE_LAWS, findCancelEnd, findDutyDay, findLastReportDay } from "./e-invoice-laws.ts";

const CRORE_PAISE = 1_00_00_000_00n;

describe("the first day with e-invoices", () => {
  it.each([
    ["5 crore exactly is not above the limit", "2022-23", 5n * CRORE_PAISE, undefined],
    ["a paisa more, in a year before the limit of 5 crore", "2018-19", 5n * CRORE_PAISE + 1n, "2023-08-01"],
    ["10 crore and a paisa in 2017-18", "2017-18", 10n * CRORE_PAISE + 1n, "2022-10-01"],
    ["600 crore in 2017-18", "2017-18", 600n * CRORE_PAISE, "2020-10-01"],
    ["6 crore in 2025-26 counts from the next year on", "2025-26", 6n * CRORE_PAISE, "2026-04-01"],
    ["years before 2017-18 do not count", "2016-17", 900n * CRORE_PAISE, undefined],
  ])("%s", (_, year, amount, day) => {
    expect(findDutyDay([{ year, amount }], E_INVOICE_LAWS)).toBe(day);
  });

  it("is the earliest that any year gives", () => {
    const years = [
      { year: "2024-25", amount: 30n * CRORE_PAISE },
      { year: "2021-22", amount: 6n * CRORE_PAISE },
      { year: "2025-26", amount: 1n * CRORE_PAISE },
    ];
    expect(findDutyDay(years, E_INVOICE_LAWS)).toBe("2023-08-01");
  });
});

describe("the last day for a report", () => {
  const ten = [{ year: "2024-25", amount: 10n * CRORE_PAISE }];
  // GSTN's example: an invoice of 1 April 2025 can't be reported after 30 April 2025.
  it.each([
    ["2025-04-01", "2025-04-02", ten, "2025-04-30"],
    ["2026-11-15", "2026-11-20", ten, "2026-12-14"],
    ["2025-03-20", "2025-03-31", ten, undefined],
    ["2026-11-15", "2026-11-20", [{ year: "2024-25", amount: 10n * CRORE_PAISE - 1n }], undefined],
    ["2026-11-15", "2026-11-20", [{ year: "2026-27", amount: 90n * CRORE_PAISE }], undefined],
    ["2024-05-01", "2024-05-02", [{ year: "2022-23", amount: 100n * CRORE_PAISE }], "2024-05-30"],
  ])("of a document of %s, on %s", (date, today, turnovers, day) => {
    expect(findLastReportDay({ date, today }, turnovers, E_INVOICE_LAWS)).toBe(day);
  });
});

it("an e-invoice can be cancelled for 24 hours", () => {
  const end = findCancelEnd(new Date("2026-10-05T10:00:00Z"), E_INVOICE_LAWS);
  expect(end?.toISOString()).toBe("2026-10-06T10:00:00.000Z");
});

it("laws name their source, and are ordered by their days", () => {
  const { duties, reportTimeLimits, cancelTimeLimits, numberCases } = E_INVOICE_LAWS;
  for (const rows of [duties, reportTimeLimits, cancelTimeLimits, numberCases]) {
    expect(rows.map(({ from }) => from)).toEqual(rows.map(({ from }) => from).toSorted());
    for (const { source } of rows) expect(source.length).toBeGreaterThan(20);
  }
});
