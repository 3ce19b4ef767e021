import { expect, test } from "vitest";
import { chooseFittingColumns, shrinkColumns } from "./fitting-columns.ts";
import { makeStoryColumn } from "../fixtures/story-columns.ts";

const every = ["Bill No", "CustomerName", "Address", "Route", "Salesman"].map((id, at) =>
  makeStoryColumn(id, at),
);
const tracks = every.map(() => ({ least: 10, usual: 20, share: 1 }));
/** The columns that fit a width in pixels; each needs 86 (10 × 8.6) and 16 of padding. */
const listDrawnColumns = (width: number, card = { title: "CustomerName", amount: "" }) =>
  chooseFittingColumns(every, tracks, { width, pad: 16, figure: 8.6 }, card).flatMap((is, at) =>
    is ? every[at]?.id : [],
  );

test("a narrow table drops addresses first, then other texts from the last on, but never the row's name", () => {
  expect(listDrawnColumns(511)).toHaveLength(5);
  expect(listDrawnColumns(509)).toEqual(["Bill No", "CustomerName", "Route", "Salesman"]);
  expect(listDrawnColumns(407)).toEqual(["Bill No", "CustomerName", "Route"]);
  expect(listDrawnColumns(205)).toEqual(["Bill No", "CustomerName"]);
  expect(listDrawnColumns(509, { title: "Address", amount: "" })).toEqual([
    "Bill No",
    "CustomerName",
    "Address",
    "Route",
  ]);
});

test("a table that would still be too wide drops no column and scrolls", () => {
  expect(listDrawnColumns(203)).toHaveLength(5);
});

const wideTracks = every.map(() => ({ least: 16 }));
/** The shrunk widths in tenths of a digit, in a table whose cells have no padding. */
const listShrunkWidths = (digits: number) =>
  shrinkColumns(every, wideTracks, { width: digits * 10, pad: 0, figure: 10 }).map(({ least }) =>
    Math.round(least * 10),
  );

test("a wide table makes addresses narrower, then other texts, then names, and drops no column", () => {
  expect(listShrunkWidths(80)).toEqual([160, 160, 160, 160, 160]);
  expect(listShrunkWidths(78)).toEqual([160, 160, 140, 160, 160]);
  // The address is at its 6 digits; route and salesman share the other 2 of 12 that are missing.
  expect(listShrunkWidths(68)).toEqual([160, 160, 60, 150, 150]);
  expect(listShrunkWidths(56)).toEqual([160, 140, 60, 100, 100]);
  // 54 digits are the least; below that the table scrolls with its usual widths.
  expect(listShrunkWidths(54)).toEqual([160, 120, 60, 100, 100]);
  expect(listShrunkWidths(53)).toEqual([160, 160, 160, 160, 160]);
});
