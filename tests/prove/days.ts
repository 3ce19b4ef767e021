/** A date and time at which the product is tested, and the machine's time zone in that test. */
export interface TestDay {
  name: string;
  /** ISO 8601 in Indian time. */
  now: string;
  timeZone: "UTC" | "Asia/Kolkata" | "America/Los_Angeles";
}

/** Days that are special in the calendar; an ordinary test day is a Wednesday in November. */
export const testDays: readonly TestDay[] = [
  { name: "a Sunday morning", now: "2026-11-22T07:30:00+05:30", timeZone: "UTC" },
  {
    name: "a Monday after a Sunday without work",
    now: "2026-11-23T10:00:00+05:30",
    timeZone: "Asia/Kolkata",
  },
  { name: "the last day of a year", now: "2027-03-31T11:00:00+05:30", timeZone: "America/Los_Angeles" },
  { name: "the last ten minutes of a year", now: "2027-03-31T23:50:00+05:30", timeZone: "UTC" },
  { name: "the first ten minutes of a year", now: "2027-04-01T00:10:00+05:30", timeZone: "UTC" },
  { name: "the first day of a year", now: "2027-04-01T12:00:00+05:30", timeZone: "America/Los_Angeles" },
  { name: "the second day of a year", now: "2027-04-02T12:00:00+05:30", timeZone: "UTC" },
  { name: "29 February", now: "2028-02-29T09:00:00+05:30", timeZone: "Asia/Kolkata" },
  {
    name: "the day after 29 February, at its beginning",
    now: "2028-03-01T00:10:00+05:30",
    timeZone: "America/Los_Angeles",
  },
  { name: "a month's first day", now: "2026-12-01T15:00:00+05:30", timeZone: "America/Los_Angeles" },
  { name: "a month's last day, late", now: "2027-01-31T23:50:00+05:30", timeZone: "Asia/Kolkata" },
  { name: "1 January, while it is last year in UTC", now: "2027-01-01T00:10:00+05:30", timeZone: "UTC" },
  { name: "30 days in a month of 30, in the evening", now: "2027-06-30T20:30:00+05:30", timeZone: "UTC" },
  {
    name: "a Sunday that is a year's last day but three",
    now: "2027-03-28T23:50:00+05:30",
    timeZone: "America/Los_Angeles",
  },
];

/**
 * Tests that depend on the date, by vitest project. A path is a file or a folder. Every whole run
 * includes them.
 */
export const dayTests: DayTests = {
  // Date ranges and their presets, the greeting, dates and times as text.
  unit: [
    "packages/sdk/time.test.ts",
    "packages/sdk/token.test.ts",
    "packages/sdk/format",
    "packages/sdk/report",
    "packages/widgets/report",
    "packages/widgets/dashboard",
    "packages/app/dashboard",
  ],
  server: [
    // The clock, and that all times are written by this clock.
    "packages/server/clock.test.ts",
    "tests/clock",
    // The demo ends today: no trade on Sundays, two financial years, their last days.
    "packages/server/demo/calendar.test.ts",
    "tests/contract/dashboard-today.test.ts",
    // Documents are refused by their date; the van's day, trips and visits use today.
    "tests/documents/vans-day.test.ts",
    "tests/documents/years.test.ts",
    "tests/documents/first-of-april.test.ts",
    "tests/field/field-work.test.ts",
    "tests/masters/grants.test.ts",
    // Reports that count from today.
    "tests/reports/debtors.test.ts",
    "tests/reports/van-sales.test.ts",
    "tests/vouchers/receipts-refused.test.ts",
  ],
  stories: [],
  browser: [],
};

/** Tests that `--all` adds. */
export const moreDayTests: DayTests = {
  unit: ["packages/sdk/transport.test.ts"],
  server: [
    "packages/server/demo/create-demo.test.ts",
    "packages/server/platform",
    "tests/contract/dashboard-cards.test.ts",
    "tests/contract/representations.test.ts",
    "tests/documents/refused-documents.test.ts",
    "tests/documents/taken-in-turn.test.ts",
    "tests/documents/whose-documents.test.ts",
    // Masters that are valid from a date, and today's messages and allocations.
    "tests/masters/items.test.ts",
    "tests/masters/messages.test.ts",
    "tests/masters/vehicles.test.ts",
    "tests/masters/series.test.ts",
    "tests/masters/foreign-records.test.ts",
    "tests/reports/sale-area.test.ts",
    "tests/reports/van-loads.test.ts",
    "tests/reports/van-load-analysis.test.ts",
    "tests/reports/van-load-scope.test.ts",
    "tests/reports/stock-asked.test.ts",
    "tests/reports/purchases.test.ts",
    "tests/reports/orders.test.ts",
    "tests/reports/trial-balance.test.ts",
    "tests/vouchers/receipts.test.ts",
    "tests/vouchers/receipts-whose.test.ts",
    // Isolation of companies on a day without trips.
    "tests/wall/non-interference.test.ts",
  ],
  stories: [
    "packages/widgets/dashboard",
    "packages/widgets/masters/places/AllocationMaster.stories.tsx",
    "packages/widgets/report",
  ],
  browser: ["tests/browser/dashboard.test.ts", "tests/browser/sale-report-files.prove.ts"],
};

type DayTests = Readonly<Record<"unit" | "server" | "stories" | "browser", readonly string[]>>;
