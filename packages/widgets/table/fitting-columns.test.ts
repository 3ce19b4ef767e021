import { expect, test } from "vitest";
import { fittingColumns } from "./fitting-columns.ts";
import { storyColumn } from "../fixtures/story-columns.ts";

const every = ["Bill No", "CustomerName", "Address", "Route", "Salesman"].map((id, at) =>
  storyColumn(id, at),
);
const tracks = every.map(() => ({ least: 10, usual: 20, share: 1 }));
/** The columns that fit a width in pixels; each needs 86 (10 × 8.6) and 16 of padding. */
const drawn = (width: number, card = { title: "CustomerName", amount: "" }) =>
  fittingColumns(every, tracks, { width, pad: 16, figure: 8.6 }, card).flatMap((is, at) =>
    is ? every[at]?.id : [],
  );

test("a narrow table drops addresses first, then other texts from the last on, but never the row's name", () => {
  expect(drawn(511)).toHaveLength(5);
  expect(drawn(509)).toEqual(["Bill No", "CustomerName", "Route", "Salesman"]);
  expect(drawn(407)).toEqual(["Bill No", "CustomerName", "Route"]);
  expect(drawn(205)).toEqual(["Bill No", "CustomerName"]);
  expect(drawn(509, { title: "Address", amount: "" })).toEqual([
    "Bill No",
    "CustomerName",
    "Address",
    "Route",
  ]);
});

test("a table that would still be too wide drops no column and scrolls", () => {
  expect(drawn(203)).toHaveLength(5);
});
