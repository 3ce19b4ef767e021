import { expect, test } from "vitest";
import { paletteEntries, ranked } from "./palette-entries.ts";

const find = (role: 1 | 2, letters: string) =>
  paletteEntries(role)
    .filter(({ words }) => words.toLowerCase().includes(letters))
    .map(({ path }) => path);

test("a screen is found by its menu's name and by its title", () => {
  expect(find(1, "godown")).toEqual(["/balancestock"]);
  expect(find(1, "company management")).toEqual(["/CompanyInfo"]);
});

test("a salesman is offered only a salesman's screens", () => {
  expect(find(2, "trial balance")).toEqual([]);
  expect(find(2, "sale report")).toEqual(["/Tabsale"]);
});

test("no screen is offered twice", () => {
  const paths = paletteEntries(1).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

test("a screen's own name comes before its menu's name", () => {
  const contains = (words: string, letters: string) => words.toLowerCase().includes(letters);
  const found = ranked(paletteEntries(1), "sale", contains).filter(({ words }) => contains(words, "sale"));
  const own = found.map(({ label }) => contains(label, "sale"));
  expect(own).toContain(false);
  expect(own.lastIndexOf(true)).toBeLessThan(own.indexOf(false));
});
