import { beforeAll, expect, test } from "vitest";
import { type BuiltElements, buildElements } from "../build/built-elements.ts";
import { allReports } from "./all-reports.ts";
import { moreReports } from "../generated/more-reports.ts";

// Bytes after gzip, without React (row B1 of bench/README.md).
const LOADER_BYTES = 3_000;
const FIRST_ROWS = 85_000;

/**
 * Shows figures instead of rows: its own screen is loaded in addition to the report engine, which
 * every element loads whole.
 */
const REPORT_BYTES: Readonly<Record<string, number>> = { VanSaleSummary: 86_300 };

let elements: BuiltElements;
beforeAll(async () => {
  elements = await buildElements();
});

test("the script of a plain page loads at most 3 kB by itself, without React, the SDK or any report", () => {
  expect(elements.loader.bytes).toBeLessThanOrEqual(LOADER_BYTES);
  expect(
    elements.loader.modules.filter((path) => /react|sdk\/(?!generated\/text\/)|\/reports?\//.test(path)),
  ).toEqual([]);
});

test("an element loads at most 85 kB, in few files, before the rows of any report", () => {
  const pages = elements.reports.map((report) => ({ report, ...elements.beforeRows(report) }));
  const isLarge = ({ report, bytes }: (typeof pages)[number]) => bytes > (REPORT_BYTES[report] ?? FIRST_ROWS);
  expect(pages.filter(isLarge).map(({ report, bytes }) => [report, bytes])).toEqual([]);
  const isScattered = ({ report, files }: (typeof pages)[number]) => files > (report in REPORT_BYTES ? 7 : 6);
  expect(pages.filter(isScattered).map(({ report, files }) => [report, files])).toEqual([]);
  // Maps and masters are elements too.
  const reports = Object.values({ ...allReports, ...moreReports }).filter((load) =>
    String(load).includes("/reports/"),
  );
  expect(pages).toHaveLength(reports.length);
});

test("an element loads the code for files, printing, calendars, lists and windows only when it is needed", () => {
  const { modules } = elements.beforeRows("SaleReport");
  expect(modules.some((path) => /\/SaleReport\.tsx$/.test(path))).toBe(true);
  expect(
    modules.filter((path) =>
      /xlsx|jspdf|fflate|sdk\/files\/(excel|pdf|layout|csv)\/|make-report-file|PrintedSheet|PrintPage|Calendar|ListBox|ComboBox|FiltersDialog|PurchaseReport/.test(
        path,
      ),
    ),
  ).toEqual([]);
});
