import { beforeAll, expect, test } from "vitest";
import { buildPages, gzipped, pageWith, reportNames, type BuiltPages } from "./built-pages.ts";

// Bytes after gzip, without React: 80 kB, plus 5 % for differences in bundling.
const FIRST_ROWS = 84_000;
const OWN = 3_000;
const SECOND = 8_000;

let pages: BuiltPages;
let alone: BuiltPages;
let reports: string[];
beforeAll(async () => {
  reports = await reportNames();
  alone = await buildPages({ page: pageWith("SaleReport") });
  const names = [...reports, ...OTHERS];
  pages = await buildPages({
    // Only the engine, without a report.
    engine: pageWith("defineReport"),
    ...Object.fromEntries(names.map((name) => [name, pageWith(name)])),
  });
});

test("a page with any one report loads at most 80 kB before its first rows", () => {
  // In a build with many pages a page has more chunks, which gzip less well. So also accept the size of one
  // page plus what a report adds to it.
  const page = alone.bytes("page");
  const others = reports.map(
    (name) => [name, Math.min(pages.bytes(name), page + pages.bytes(name, "SaleReport"))] as const,
  );
  expect(page).toBeLessThanOrEqual(FIRST_ROWS);
  expect(others.filter(([, bytes]) => bytes > FIRST_ROWS)).toEqual([]);
  expect(reports.length).toBeGreaterThan(20);
});

test("a page with a report loads no code for files, calendars, lists or windows before they are needed", () => {
  const loaded = reports.flatMap((name) =>
    pages.first(name).flatMap((chunk) => Object.keys(chunk.modules).map((id) => `${name}: ${id}`)),
  );
  expect(
    loaded.filter((id) =>
      /xlsx|jspdf|fflate|sdk\/files\/(excel|pdf|layout|csv)\/|make-report-file|PrintedSheet|Calendar|ListBox|ComboBox|FiltersDialog|reports\/\w+\/\w+Details\.tsx/.test(
        id,
      ),
    ),
  ).toEqual([]);
});

test("a report adds at most 3 kB to the report engine", () => {
  const sizes = reports.map((name) => [name, pages.bytes(name, "engine")] as const);
  expect(sizes.filter(([, bytes]) => bytes > OWN)).toEqual([]);
});

test("a second widget adds at most 8 kB to a page with a report", () => {
  const sizes = [...reports, ...OTHERS].map((name) => [name, pages.bytes(name, "SaleReport")] as const);
  expect(sizes.filter(([, bytes]) => bytes > SECOND)).toEqual([]);
});

test("the code of a bill's details is at most 3 kB", () => {
  const details = pages.chunks.find((chunk) => chunk.fileName.includes("BillDetails"));
  expect(details && gzipped(details)).toBeLessThanOrEqual(OWN);
});

/** Widgets that are not reports. */
const OTHERS = ["DashboardCards", "DashboardRangePicker", "Profile"];
