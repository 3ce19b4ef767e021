import { beforeAll, expect, test } from "vitest";
import { type BuiltElements, buildElements } from "../build/built-elements.ts";
import { allReports } from "./all-reports.ts";
import { moreReports } from "./more-reports.ts";

// Bytes after gzip, React itself aside (SPEED B1).
const LOADER = 3_000;
const FIRST_ROWS = 85_000;

/** Names that are elements too; `*` leads to the further ones. */
const NO_REPORTS = new Set(["*", "liveMap.points", "trips.counts", "trips.map"]);

let built: BuiltElements;
beforeAll(async () => {
  built = await buildElements();
}, 60_000);

test("what a plain page's script loads by itself is at most 3 kB, without React, the SDK or any report", () => {
  expect(built.loader.bytes).toBeLessThanOrEqual(LOADER);
  expect(built.loader.modules.filter((path) => /react|sdk|\/reports?\//.test(path))).toEqual([]);
});

test("before the rows of any report it has loaded at most 85 kB, in few pieces", () => {
  const pages = built.reports.map((report) => ({ report, ...built.beforeRows(report) }));
  expect(pages.filter(({ bytes }) => bytes > FIRST_ROWS).map(({ report, bytes }) => [report, bytes])).toEqual(
    [],
  );
  expect(pages.filter(({ files }) => files > 6).map(({ report, files }) => [report, files])).toEqual([]);
  const reports = Object.keys({ ...allReports, ...moreReports }).filter((name) => !NO_REPORTS.has(name));
  expect(pages).toHaveLength(reports.length);
});

test("files, paper, calendars, lists, windows and other reports come when they are asked for", () => {
  const { modules } = built.beforeRows("SaleReport");
  expect(modules.some((path) => /\/SaleReport\.tsx$/.test(path))).toBe(true);
  expect(
    modules.filter((path) =>
      /xlsx|jspdf|fflate|report-file|PrintedSheet|PrintPage|Calendar|ListBox|ComboBox|FiltersDialog|PurchaseReport/.test(
        path,
      ),
    ),
  ).toEqual([]);
});
