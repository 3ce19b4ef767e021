import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { slugOf } from "./guide-html.mjs";

const ROOT = join(import.meta.dirname, "../..");

/** Files and folders whose texts may cite docs/books.md. */
const SOURCES = [
  ..."packages openapi scripts tests bench docs examples deploy".split(" "),
  ...["openapi.yaml", "README.md", "CONTRIBUTING.md"],
];
const LEFT_OUT = new Set(["node_modules", "generated", "dist", ".next", ".turbo"]);
const TEXT = /\.(ts|tsx|mts|mjs|js|json|yaml|yml|md|css|html)$/;
const CITED = /\bbooks(?:\.md)?#([\w-]+)/g;

it("docs/books.md has every section that a source cites", () => {
  const books = readFileSync(join(ROOT, "docs/books.md"), "utf8");
  const sections = new Set([...books.matchAll(/^#+ (.*)$/gm)].map(([, words = ""]) => slugOf(words)));
  const cited = SOURCES.flatMap(textsOf).flatMap(({ path, text }) =>
    [...text.matchAll(CITED)].map(([, section = ""]) => ({ path, section })),
  );
  expect(cited.length).toBeGreaterThan(60);
  expect(cited.filter(({ section }) => !sections.has(section))).toEqual([]);
});

function textsOf(path: string): { path: string; text: string }[] {
  if (TEXT.test(path)) return [{ path, text: readFileSync(join(ROOT, path), "utf8") }];
  return readdirSync(join(ROOT, path), { withFileTypes: true }).flatMap((entry) => {
    const below = `${path}/${entry.name}`;
    if (entry.isDirectory()) return LEFT_OUT.has(entry.name) ? [] : textsOf(below);
    return entry.isFile() && TEXT.test(entry.name) ? textsOf(below) : [];
  });
}
