import { expect, test } from "vitest";
import { columnTracks, gridTemplate, leastWidth } from "./column-tracks.ts";
import { storyColumn } from "../fixtures/story-columns.ts";

const columns = [storyColumn("Name", 0), storyColumn("Amount", 1, "money")];
const tracksOf = (rows: unknown[][], figures: Record<string, number> = {}, besides = 0) =>
  columnTracks({ columns, rows, figures: [figures], besides: new Map([["Name", besides]]) });
const template = (...options: Parameters<typeof tracksOf>) => inUsualType(gridTemplate(tracksOf(...options)));
/** The CSS for a user who has set no letter spacing. */
const inUsualType = (css: string) => css.replaceAll(" * var(--vb-letter)", "ch");

test("a column is as wide as its content, and a column of names keeps room for eighteen letters", () => {
  const tracks = tracksOf([["A name of twenty-five let", 1791.06]]);
  // Name: 25 × 0.87 + 0.18 for the capital letter = 21.93; money: at least 10. Space that remains after these
  // and four paddings is shared 21.93 : 5.
  const left = "max(0px, (100% - 31.9ch - 4 * var(--vb-cell-pad)))";
  expect(inUsualType(gridTemplate(tracks))).toBe(
    `minmax(calc(17ch + 2 * var(--vb-cell-pad)), calc(21.9ch + 2 * var(--vb-cell-pad) + 0.8143 * ${left})) ` +
      `minmax(calc(10ch + 2 * var(--vb-cell-pad)), calc(10ch + 2 * var(--vb-cell-pad) + 0.1856 * ${left}))`,
  );
  expect(inUsualType(leastWidth(tracks))).toBe("calc(27ch + 4 * var(--vb-cell-pad))");
});

test("a column leaves room for its total and for tags", () => {
  // 51,06,630.07 has 12 characters, plus one for bold.
  expect(template([["Name", 1]], { Amount: 5106630.07 })).toContain("minmax(calc(13ch");
  // At least 8, plus 9 for the tag.
  expect(template([["Name", 1]], {}, 9)).toContain("minmax(calc(17ch");
});

test("a column leaves room for one long figure in 10,000 rows, also if it is struck out or negative", () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => ["Name", at === 9_998 ? -123456789.5 : 1, null]);
  // -12,34,56,789.50
  expect(template(rows)).toContain("minmax(calc(16ch");
  const struck = [
    storyColumn("Name", 0),
    storyColumn("Amount", 1, "money", { struck: (row) => row[2] as number | null }),
  ];
  const some = Array.from({ length: 10_000 }, (_, at) => ["Name", 0, at === 9_998 ? 123456.5 : null]);
  // 1,23,456.50 next to 0.00, with a space between them.
  const [, amount] = columnTracks({ columns: struck, rows: some, figures: [], besides: new Map() });
  expect(amount?.least).toBe(16);
});
