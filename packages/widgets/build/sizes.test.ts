import { beforeAll, expect, test } from "vitest";
import {
  buildPages,
  countGzippedBytes,
  writePageScript,
  listReportNames,
  type BuiltPages,
} from "./built-pages.ts";

// Bytes after gzip, without React: 80 kB, plus 5 % for differences in bundling.
const FIRST_ROWS = 84_000;
const OWN_BYTES = 3_000;
// 8 kB, plus 5 %.
const SECOND_BYTES = 8_400;

let pages: BuiltPages;
let alone: BuiltPages;
let reports: string[];
beforeAll(async () => {
  reports = await listReportNames();
  alone = await buildPages({ page: writePageScript("SaleReport") });
  const names = [...reports, ...OTHER_WIDGETS];
  pages = await buildPages({
    // Only the engine, without a report.
    engine: writePageScript("defineReport"),
    ...Object.fromEntries(names.map((name) => [name, writePageScript(name)])),
  });
});

test("a page with any one report loads at most 80 kB before its first rows", () => {
  // In a build with many pages a page has more chunks, which gzip less well. So also accept the
  // size of one page plus what a report adds to it.
  const page = alone.bytes("page");
  const others = reports.map(
    (name) => [name, Math.min(pages.bytes(name), page + pages.bytes(name, "SaleReport"))] as const,
  );
  expect(page).toBeLessThanOrEqual(FIRST_ROWS);
  expect(others.filter(([, bytes]) => bytes > FIRST_ROWS)).toEqual([]);
  expect(reports.length).toBeGreaterThan(20);
});

test("a page with a report loads no code for files, calendars, lists or windows before they are needed", () => {
  const loadedModules = reports.flatMap((name) =>
    pages.first(name).flatMap((chunk) => Object.keys(chunk.modules).map((id) => `${name}: ${id}`)),
  );
  expect(
    loadedModules.filter((id) =>
      /xlsx|jspdf|fflate|sdk\/files\/(excel|pdf|layout|csv)\/|make-report-file|PrintedSheet|Calendar|ListBox|ComboBox|FiltersDialog|reports\/\w+\/\w+Details\.tsx/.test(
        id,
      ),
    ),
  ).toEqual([]);
});

test("a report adds at most 3 kB to the report engine", () => {
  const sizes = reports.map((name) => [name, pages.bytes(name, "engine")] as const);
  expect(sizes.filter(([, bytes]) => bytes > OWN_BYTES)).toEqual([]);
});

test("a second widget adds at most 8 kB to a page with a report", () => {
  const sizes = [...reports, ...OTHER_WIDGETS].map(
    (name) => [name, pages.bytes(name, "SaleReport")] as const,
  );
  expect(sizes.filter(([, bytes]) => bytes > SECOND_BYTES)).toEqual([]);
});

test("the code of a bill's details is at most 3 kB", () => {
  const details = pages.chunks.find((chunk) => chunk.fileName.includes("BillDetails"));
  expect(details && countGzippedBytes(details)).toBeLessThanOrEqual(OWN_BYTES);
});

/** Widgets that are not reports. */
const OTHER_WIDGETS = ["DashboardCards", "DashboardRangePicker", "Profile"];
