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

interface Requirement {
  /** `6.3.1`, or several that do not apply: `10.1.1–10.1.2`. */
  id: string;
  level: string;
  where: string;
  test: string;
  count: number;
}

const requirements: readonly Requirement[] = readFileSync(join(ROOT_FOLDER, "docs/asvs.md"), "utf8")
  .split("\n")
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [id = "", level = "", where = "", test = ""] = line.slice(2, -2).split(" | ");
    const [first = 0, last = first] = [...id.matchAll(/\.(\d+)(?=–|$)/g)].map(([, number]) => Number(number));
    return { id, level, where, test, count: last - first + 1 };
  });

function findVerdict({ where }: Requirement): "does not apply" | "not met" | "met" {
  if (where.startsWith("does not apply")) return "does not apply";
  return where.startsWith("not met") ? "not met" : "met";
}

const NAMED_TESTS = /([\w./-]+\.tsx?): ("[^"]+"(?:, "[^"]+")*)/g;

it("docs/asvs.md names tests by titles that their files have", () => {
  const namedTests = requirements.flatMap(({ test }) =>
    [...test.matchAll(NAMED_TESTS)].flatMap(([, file = "", titles = ""]) =>
      [...titles.matchAll(/"([^"]+)"/g)].map(([, title = ""]) => ({ file, title })),
    ),
  );
  expect(namedTests.length).toBeGreaterThan(200);
  const missing = namedTests.filter(
    ({ file, title }) =>
      !/\.(test|prove)\.tsx?$/.test(file) ||
      !existsSync(join(ROOT_FOLDER, file)) ||
      !readFileSync(join(ROOT_FOLDER, file), "utf8").includes(`"${title}"`),
  );
  expect(missing).toEqual([]);
});

it("docs/asvs.md names a test for each requirement that is met, or says why there is none", () => {
  const metRows = requirements.filter((row) => findVerdict(row) === "met");
  // Nothing but tests with their titles, or the reason.
  const withoutTest = metRows.filter(
    ({ test }) => test.replaceAll(NAMED_TESTS, "").replaceAll("; ", "") !== "",
  );
  expect(withoutTest.filter(({ test }) => !/^no test: .{20}/.test(test))).toEqual([]);
  const text = readFileSync(join(ROOT_FOLDER, "docs/asvs.md"), "utf8");
  expect(text).toContain(`Of the rows that are met, ${withoutTest.length} have no test, and say why.`);
  expect(withoutTest.length).toBeLessThanOrEqual(3);
});

it("docs/asvs.md counts its requirements rightly, in all, by level and by chapter", () => {
  const text = readFileSync(join(ROOT_FOLDER, "docs/asvs.md"), "utf8").replaceAll("\n", " ");
  const count = (rows: readonly Requirement[]) =>
    ["met", "does not apply", "not met"].map((verdict) =>
      rows.filter((row) => findVerdict(row) === verdict).reduce((sum, row) => sum + row.count, 0),
    );
  const [metCount, absentCount, openCount] = count(requirements);
  expect(text).toContain(
    `253 requirements, of which ${metCount} are met, ${absentCount} do not apply and ${openCount} are not met`,
  );
  const ofLevel = (level: string) => count(requirements.filter((row) => row.level === level));
  const [low, high] = [ofLevel("1"), ofLevel("2")];
  expect(text).toContain(`For the 70 of level 1 the numbers are ${low[0]}, ${low[1]} and ${low[2]};`);
  expect(text).toContain(`for the 183 of level 2, ${high[0]}, ${high[1]} and ${high[2]}`);
  for (let chapter = 1; chapter <= 17; chapter += 1) {
    const own = count(requirements.filter(({ id }) => id.startsWith(`${chapter}.`)));
    expect(text).toMatch(new RegExp(`\\| V${chapter} [^|]+ \\| ${own.join(" \\| ")} \\|`));
  }
  expect([...low, ...high].reduce((sum, number) => sum + number, 0)).toBe(253);
});
