import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listFences } from "./fences.ts";
import { readSpec } from "../packages/server/contract/read-spec.ts";
import { tokens } from "../packages/widgets/theme/tokens.ts";

test("the code in the embedding guides is the same as in tests/browser/embedding and examples", async () => {
  const folder = join(import.meta.dirname, "browser/embedding");
  const page = await Promise.all(
    [
      ...["host.html", "token-page.html", "elements-page.js", "react-page.tsx"],
      ...["frame-page.html", "frame-page.js"],
      ...["plain/pages/index.html", "vue/Sales.vue", "vue/vite.config.mjs"].map(
        (path) => `../../../examples/${path}`,
      ),
      ...["RowParts", "embed/ElementParts"].map((name) => `../../../packages/widgets/${name}.stories.tsx`),
    ].map(async (name) =>
      (await readFile(join(folder, name), "utf8")).replaceAll("__VANBOOK__", "https://your-vanbook"),
    ),
  );
  const joinWords = (text: string) => text.replaceAll(/\s+/g, " ").trim();
  // tests/hosts/hosts.prove.ts follows the quick start exactly.
  const docs = (await readGuides()).filter((text) => !text.startsWith("# Quick start")).join("\n");
  const blocks = listFences(docs)
    .filter(({ language, info }) => ["html", "js", "tsx"].includes(language) && info === "")
    .map(({ text }) => joinWords(text));
  expect(blocks.length).toBeGreaterThan(4);
  expect(blocks.filter((block) => !page.some((source) => joinWords(source).includes(block)))).toEqual([]);
});

test("the policy in docs/embedding/security.md is the same as in examples/strict-policy", async () => {
  const docs = await readFile(join(GUIDES_FOLDER, "security.md"), "utf8");
  const policy = await readFile(join(import.meta.dirname, "../examples/strict-policy/policy.txt"), "utf8");
  const documentedPolicy = listFences(docs).find(({ text }) => text.startsWith("default-src "))?.text ?? "";
  expect(documentedPolicy.replaceAll(";\n", "\n")).toBe(
    policy.replaceAll("__VANBOOK__", "https://your-vanbook"),
  );
});

test("docs/embedding/theming.md lists exactly the variables of the theme", async () => {
  const docs = await readFile(join(GUIDES_FOLDER, "theming.md"), "utf8");
  const table = docs.slice(docs.indexOf("| for | variables |"), docs.indexOf("Their defaults are"));
  const documentedVariables = [...table.matchAll(/`--vb-([\w-]+)`/g)].map(([, name]) => name);
  expect(documentedVariables.sort()).toEqual(Object.keys(tokens).sort());
});

test("docs/embedding/tokens.md lists every operation that a party may call, with what the party sees", async () => {
  const docs = await readFile(join(GUIDES_FOLDER, "tokens.md"), "utf8");
  const parseTableAfter = (heading: string) => {
    const [table = ""] = docs.slice(docs.indexOf(heading)).split("\n\n");
    const cells = table.split("\n").map((row) => row.split("|").map((cell) => cell.trim()));
    return cells.slice(2).map(([, first = "", second = "", third = ""]) => [first, second, third] as const);
  };
  const listNamesInTicks = (cell: string) => [...cell.matchAll(/`([\w.*]+)`/g)].map(([, name = ""]) => name);
  const documentedOperations = parseTableAfter("| operations | of a customer").flatMap(
    ([names, customer, supplier]) =>
      listNamesInTicks(names).map((name) => [
        name,
        [customer !== "–" && "customer", supplier !== "–" && "supplier"],
      ]),
  );
  const spec = Object.values(readSpec().paths).flatMap((item) => Object.values(item));
  const embeddedOperations = spec.filter((operation) => operation["x-embed"]);
  const isFor = (kind: "customer" | "supplier", rule: (typeof spec)[number]["x-party"]) =>
    rule?.[kind] !== undefined && kind;
  const open = embeddedOperations
    .map(({ operationId, "x-party": rule }) => [
      operationId,
      [isFor("customer", rule), isFor("supplier", rule)],
    ])
    .filter(([, kinds]) => String(kinds) !== "false,false");
  expect(documentedOperations.toSorted()).toEqual(open.toSorted());
});

/** The texts of docs/embedding.md and of the guides in docs/embedding. */
async function readGuides(): Promise<string[]> {
  const names = (await readdir(GUIDES_FOLDER)).map((name) => join(GUIDES_FOLDER, name));
  return Promise.all([`${GUIDES_FOLDER}.md`, ...names].map((path) => readFile(path, "utf8")));
}

const GUIDES_FOLDER = join(import.meta.dirname, "../docs/embedding");
