import { expect, test } from "vitest";
import { createColumnTracks, buildGridTemplate, buildLeastWidth } from "./column-tracks.ts";
import { makeStoryColumn } from "../fixtures/story-columns.ts";

const columns = [makeStoryColumn("Name", 0), makeStoryColumn("Amount", 1, "money")];
const createTracks = (rows: unknown[][], figures: Record<string, number> = {}, besides = 0) =>
  createColumnTracks({ columns, rows, figures: [figures], besides: new Map([["Name", besides]]) });
const createTemplate = (...options: Parameters<typeof createTracks>) =>
  replaceLetterUnit(buildGridTemplate(createTracks(...options)));
/** The CSS for a user who has set no letter spacing. */
const replaceLetterUnit = (css: string) => css.replaceAll(" * var(--vb-letter)", "ch");

test("a column is as wide as its content, and a column of names keeps room for eighteen letters", () => {
  const tracks = createTracks([["A name of twenty-five let", 1791.06]]);
  // Name: 25 × 0.87 + 0.18 for the capital letter = 21.93; money: at least 10. Space that remains
  // after these and four paddings is shared 21.93 : 5.
  const spareWidth = "max(0px, (100% - 31.9ch - 4 * var(--vb-cell-pad)))";
  expect(replaceLetterUnit(buildGridTemplate(tracks))).toBe(
    `minmax(calc(17ch + 2 * var(--vb-cell-pad)), calc(21.9ch + 2 * var(--vb-cell-pad) + 0.8143 * ${spareWidth})) ` +
      `minmax(calc(10ch + 2 * var(--vb-cell-pad)), calc(10ch + 2 * var(--vb-cell-pad) + 0.1856 * ${spareWidth}))`,
  );
  expect(replaceLetterUnit(buildLeastWidth(tracks))).toBe("calc(27ch + 4 * var(--vb-cell-pad))");
});

test("a column leaves room for its total and for tags", () => {
  // 51,06,630.07 has 12 characters, plus one for bold.
  expect(createTemplate([["Name", 1]], { Amount: 5106630.07 })).toContain("minmax(calc(13ch");
  // At least 8, plus 9 for the tag.
  expect(createTemplate([["Name", 1]], {}, 9)).toContain("minmax(calc(17ch");
});

test("a column leaves room for one long figure in 10,000 rows, also if it is struck out or negative", () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => ["Name", at === 9_998 ? -123456789.5 : 1, null]);
  // -12,34,56,789.50
  expect(createTemplate(rows)).toContain("minmax(calc(16ch");
  const struckColumns = [
    makeStoryColumn("Name", 0),
    makeStoryColumn("Amount", 1, "money", { struck: (row) => row[2] as number | null }),
  ];
  const some = Array.from({ length: 10_000 }, (_, at) => ["Name", 0, at === 9_998 ? 123456.5 : null]);
  // 1,23,456.50 next to 0.00, with a space between them.
  const [, amount] = createColumnTracks({
    columns: struckColumns,
    rows: some,
    figures: [],
    besides: new Map(),
  });
  expect(amount?.least).toBe(16);
});
