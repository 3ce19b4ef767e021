import { expect, test } from "vitest";
import { chooseFittingColumns } from "./fitting-columns.ts";
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
