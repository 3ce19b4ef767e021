import { Linter } from "eslint";
import { expect, test } from "vitest";
import { namingRules } from "./naming-rules.mjs";

/** The names that the rules report, in order of the code. */
function listReported(code: string): string[] {
  const rules = Object.fromEntries(Object.keys(namingRules.rules).map((rule) => [`naming/${rule}`, "error"]));
  const reports = new Linter().verify(code, [{ plugins: { naming: namingRules }, rules } as Linter.Config]);
  return reports.map(
    ({ message }) => /: (\w+)|what was (\w+)/.exec(message)?.slice(1).find(Boolean) ?? message,
  );
}

test("a function's name begins with a verb", () => {
  expect(listReported("function linesOf() {} function listLines() {} const told = () => 1;")).toEqual([
    "linesOf",
    "told",
    "told",
  ]);
  expect(listReported("const ofCompany = () => 1; function billRows() {} function SaleReport() {}")).toEqual(
    [],
  );
});

test("an operation and a public name may be what the contract calls them", () => {
  expect(listReported("function balanceSheet() {} function randomKey() {}")).toEqual([]);
});

test("a module's constant has two words or a unit", () => {
  expect(listReported("const NONE = []; export const MOST = 3;")).toEqual(["NONE", "MOST"]);
  expect(
    listReported("const MAX_ROWS = 3; const BYTES = 2; function run() { const N = 1; return N; }"),
  ).toEqual([]);
});

test("no variable or parameter is a bare participle", () => {
  expect(listReported("function run(kept) { const [sent, seed] = kept; return sent + seed; }")).toEqual([
    "kept",
    "sent",
  ]);
  expect(listReported("const { told } = answer; const { posted: sold } = told;")).toEqual(["sold"]);
});
