import { expect, test } from "vitest";
import { listPaletteEntries, rankEntries } from "./palette-entries.ts";

const find = (role: 1 | 2, letters: string) =>
  listPaletteEntries(role)
    .filter(({ words }) => words.toLowerCase().includes(letters))
    .map(({ path }) => path);

test("the palette finds a screen by its name in the menu and by its title", () => {
  expect(find(1, "godown")).toEqual(["/balancestock"]);
  expect(find(1, "company management")).toEqual(["/CompanyInfo"]);
});

test("the palette offers a salesman only a salesman's screens", () => {
  expect(find(2, "trial balance")).toEqual([]);
  expect(find(2, "sale report")).toEqual(["/Tabsale"]);
});

test("the palette offers no screen twice", () => {
  const paths = listPaletteEntries(1).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

test("a match in a screen's own name comes before a match in its menu's name", () => {
  const hasText = (words: string, letters: string) => words.toLowerCase().includes(letters);
  const rankedEntries = rankEntries(listPaletteEntries(1), "sale", hasText).filter(({ words }) =>
    hasText(words, "sale"),
  );
  const own = rankedEntries.map(({ label }) => hasText(label, "sale"));
  expect(own).toContain(false);
  expect(own.lastIndexOf(true)).toBeLessThan(own.indexOf(false));
});
