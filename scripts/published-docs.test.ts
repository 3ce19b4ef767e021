import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, it } from "vitest";

const ROOT_FOLDER = join(import.meta.dirname, "..");

/** Every page that comes with the product: READMEs, docs, changelogs, notes on changes, examples. */
const pages = [
  ...["README.md", "CONTRIBUTING.md", "bench/README.md"].filter((path) =>
    existsSync(join(ROOT_FOLDER, path)),
  ),
  ...["docs", ".changeset", "examples", "deploy", "openapi"].flatMap(listPages),
  ...["sdk", "widgets"].flatMap((name) =>
    ["README.md", "CHANGELOG.md"].map((file) => `packages/${name}/${file}`),
  ),
].filter((path) => !path.startsWith("docs/decisions/"));

function listPages(folder: string): string[] {
  return readdirSync(join(ROOT_FOLDER, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".md") && !path.includes("node_modules"))
    .map((path) => join(folder, path));
}

/** A page or a source of ours, named by its path. */
const CITED_PAGE =
  /`?((?:docs|tests|scripts|packages|openapi|examples|deploy|bench)\/[\w./-]*\.(?:md|ts|tsx|mjs|yaml|txt|json))\b/g;
const RECIPE_PAGES = /^docs\/adding-a-/;
const ROW_PAGES = ["deviations", "interpretations", "posting-rules", "additions"].map(
  (name) => `docs/${name}.md`,
);
const rowNumbers = ROW_PAGES.flatMap(readRows).map((row) => /\d+/.exec(row)?.[0] ?? "");

it("finds the pages", () => {
  expect(pages).toEqual(
    expect.arrayContaining(["README.md", "docs/deviations.md", "docs/embedding/theming.md"]),
  );
});

it.each(pages)("%s cites only files that are there", (page) => {
  const text = readFileSync(join(ROOT_FOLDER, page), "utf8");
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = ""]) => target.replace(/[#?].*$/, ""))
    .filter((target) => target !== "" && !/^[a-z]+:|^\//.test(target))
    .map((target) => relative(ROOT_FOLDER, join(ROOT_FOLDER, dirname(page), target)));
  // Recipes name the files that their reader makes; tests/recipe follows them.
  const namedFiles = RECIPE_PAGES.test(page)
    ? []
    : [...text.matchAll(CITED_PAGE)].map(([, path = ""]) => path);
  const absentFiles = [
    ...links.filter((path) => !existsSync(join(ROOT_FOLDER, path))),
    ...namedFiles.filter(
      (path) => ![ROOT_FOLDER, join(ROOT_FOLDER, dirname(page))].some((at) => existsSync(join(at, path))),
    ),
  ];
  expect(absentFiles).toEqual([]);
});

it.each(pages)("%s cites only rows that are there", (page) => {
  const text = readFileSync(join(ROOT_FOLDER, page), "utf8");
  const citedRows = [...text.matchAll(/\brows? (\d+)(?: and (\d+))?/g)].flatMap(([, one, other]) =>
    [one, other].filter((row) => row !== undefined),
  );
  if (ROW_PAGES.includes(page)) expect(citedRows.filter((row) => !rowNumbers.includes(row))).toEqual([]);
});

it("rows have one number across their pages, and departures name the section", () => {
  expect(rowNumbers.length).toBe(new Set(rowNumbers).size);
  const departures = readRows("docs/deviations.md");
  expect(
    departures.filter((row) => !/^\| \d+ \| [123] §\d+(\.\d+)?(, [123] §\d+(\.\d+)?)* \|/.test(row)),
  ).toEqual([]);
});

function readRows(page: string): string[] {
  return readFileSync(join(ROOT_FOLDER, page), "utf8")
    .split("\n")
    .filter((line) => /^\| \d+ \|/.test(line));
}

it("docs/asvs.md names tests by titles that their files have", () => {
  const lines = readFileSync(join(ROOT_FOLDER, "docs/asvs.md"), "utf8").split("\n");
  const namedTests = lines
    .filter((line) => /^\| \d/.test(line))
    .flatMap((line) => [
      ...(line.split(" | ").at(-1) ?? "").matchAll(/([\w./-]+\.tsx?): ("[^"]+"(?:, "[^"]+")*)/g),
    ])
    .flatMap(([, file = "", titles = ""]) =>
      [...titles.matchAll(/"([^"]+)"/g)].map(([, title = ""]) => ({ file, title })),
    );
  expect(namedTests.length).toBeGreaterThanOrEqual(6);
  const missing = namedTests.filter(
    ({ file, title }) => !readFileSync(join(ROOT_FOLDER, file), "utf8").includes(`"${title}"`),
  );
  expect(missing).toEqual([]);
});
