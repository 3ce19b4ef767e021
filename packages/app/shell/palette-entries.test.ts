import { expect, test } from "vitest";
import { paletteEntries, ranked } from "./palette-entries.ts";

const find = (role: 1 | 2, letters: string) =>
  paletteEntries(role)
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
  const paths = paletteEntries(1).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

test("a match in a screen's own name comes before a match in its menu's name", () => {
  const contains = (words: string, letters: string) => words.toLowerCase().includes(letters);
  const found = ranked(paletteEntries(1), "sale", contains).filter(({ words }) => contains(words, "sale"));
  const own = found.map(({ label }) => contains(label, "sale"));
  expect(own).toContain(false);
  expect(own.lastIndexOf(true)).toBeLessThan(own.indexOf(false));
});
