import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const ROOT_FOLDER = join(import.meta.dirname, "../..");
/** Lines that no test named in demands.txt proves. */
const OPEN_DEMANDS = 0;

const lines = readFileSync(join(import.meta.dirname, "demands.txt"), "utf8")
  .split("\n")
  .filter((line) => line.includes("\t"))
  .map((line) => line.split("\t") as [mark: string, words: string]);
/** By name: the file and the title of the test. */
const proofs = new Map(
  lines.flatMap(([mark, words]) => {
    const [file = "", title = ""] = words.split(" > ");
    return mark.startsWith("proof ") ? [[mark.slice("proof ".length), { file, title }] as const] : [];
  }),
);
const demands = lines.filter(([mark]) => !mark.startsWith("proof "));

it("has the 1,148 demands of the documents", () => {
  expect(demands).toHaveLength(1148);
});

it.each([...proofs])("the test %s exists", (_, { file, title }) => {
  expect(existsSync(join(ROOT_FOLDER, file)), file).toBe(true);
  const source = readFileSync(join(ROOT_FOLDER, file), "utf8");
  const isThere = file.endsWith(".stories.tsx")
    ? source.includes(`export const ${title}: Story`)
    : ["`", "'", '"'].some((quote) => source.includes(quote + title + quote));
  expect(isThere, title).toBe(true);
});

it("every demand names a test, a row of the deviations, or is open", () => {
  const deviations = readFileSync(join(ROOT_FOLDER, "docs/deviations.md"), "utf8");
  const isKnown = (mark: string) =>
    proofs.has(mark) || (/^row \d+$/.test(mark) && deviations.includes(`\n| ${mark.slice("row ".length)} |`));
  expect(demands.filter(([mark]) => mark !== "open" && !splitMark(mark).every(isKnown))).toEqual([]);
});

it("every named test proves a demand", () => {
  const usedNames = new Set(demands.flatMap(([mark]) => splitMark(mark)));
  expect([...proofs.keys()].filter((name) => !usedNames.has(name))).toEqual([]);
});

it("no more demands are open than before", () => {
  expect(demands.filter(([mark]) => mark === "open")).toHaveLength(OPEN_DEMANDS);
});

/** A demand of several parts may name several proofs: `row 56 + sizes`. */
function splitMark(mark: string): string[] {
  return mark.split(" + ");
}
