import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { makeSlug } from "./guide-html.mjs";

const ROOT_FOLDER = join(import.meta.dirname, "../..");

/** Files and folders whose texts may cite docs/books.md. */
const SOURCE_PATHS = [
  ..."packages openapi scripts tests bench docs examples deploy".split(" "),
  ...["openapi.yaml", "README.md", "CONTRIBUTING.md"],
];
const LEFT_OUT = new Set(["node_modules", "generated", "dist", ".next", ".turbo"]);
const TEXT_FILE = /\.(ts|tsx|mts|mjs|js|json|yaml|yml|md|css|html)$/;
const CITED_SECTION = /\bbooks(?:\.md)?#([\w-]+)/g;

it("docs/books.md has every section that a source cites", () => {
  const books = readFileSync(join(ROOT_FOLDER, "docs/books.md"), "utf8");
  const sections = new Set([...books.matchAll(/^#+ (.*)$/gm)].map(([, words = ""]) => makeSlug(words)));
  const citations = SOURCE_PATHS.flatMap(readTexts).flatMap(({ path, text }) =>
    [...text.matchAll(CITED_SECTION)].map(([, section = ""]) => ({ path, section })),
  );
  expect(citations.length).toBeGreaterThan(60);
  expect(citations.filter(({ section }) => !sections.has(section))).toEqual([]);
});

function readTexts(path: string): { path: string; text: string }[] {
  if (TEXT_FILE.test(path)) return [{ path, text: readFileSync(join(ROOT_FOLDER, path), "utf8") }];
  return readdirSync(join(ROOT_FOLDER, path), { withFileTypes: true }).flatMap((entry) => {
    const below = `${path}/${entry.name}`;
    if (entry.isDirectory()) return LEFT_OUT.has(entry.name) ? [] : readTexts(below);
    return entry.isFile() && TEXT_FILE.test(entry.name) ? readTexts(below) : [];
  });
}
