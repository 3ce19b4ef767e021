import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fencesOf } from "./fences.ts";
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
    ].map(async (name) =>
      (await readFile(join(folder, name), "utf8")).replaceAll("__VANBOOK__", "https://your-vanbook"),
    ),
  );
  const words = (text: string) => text.replaceAll(/\s+/g, " ").trim();
  // tests/hosts/hosts.prove.ts follows the quick start exactly.
  const docs = (await guides()).filter((text) => !text.startsWith("# Quick start")).join("\n");
  const blocks = fencesOf(docs)
    .filter(({ language, info }) => ["html", "js", "tsx"].includes(language) && info === "")
    .map(({ text }) => words(text));
  expect(blocks.length).toBeGreaterThan(4);
  expect(blocks.filter((block) => !page.some((source) => words(source).includes(block)))).toEqual([]);
});

test("the policy in docs/embedding/security.md is the same as in examples/strict-policy", async () => {
  const docs = await readFile(join(GUIDES, "security.md"), "utf8");
  const policy = await readFile(join(import.meta.dirname, "../examples/strict-policy/policy.txt"), "utf8");
  const said = fencesOf(docs).find(({ text }) => text.startsWith("default-src "))?.text ?? "";
  expect(said.replaceAll(";\n", "\n")).toBe(policy.replaceAll("__VANBOOK__", "https://your-vanbook"));
});

test("docs/embedding/theming.md lists exactly the variables of the theme", async () => {
  const docs = await readFile(join(GUIDES, "theming.md"), "utf8");
  const table = docs.slice(docs.indexOf("| for | variables |"), docs.indexOf("Their defaults are"));
  const named = [...table.matchAll(/`--vb-([\w-]+)`/g)].map(([, name]) => name);
  expect(named.sort()).toEqual(Object.keys(tokens).sort());
});

test("docs/embedding/tokens.md lists every operation that a party may call, with what the party sees", async () => {
  const docs = await readFile(join(GUIDES, "tokens.md"), "utf8");
  const tableAfter = (heading: string) => {
    const [table = ""] = docs.slice(docs.indexOf(heading)).split("\n\n");
    const cells = table.split("\n").map((row) => row.split("|").map((cell) => cell.trim()));
    return cells.slice(2).map(([, first = "", second = "", third = ""]) => [first, second, third] as const);
  };
  const named = (cell: string) => [...cell.matchAll(/`([\w.*]+)`/g)].map(([, name = ""]) => name);
  const said = tableAfter("| operations | of a customer").flatMap(([names, customer, supplier]) =>
    named(names).map((name) => [name, [customer !== "–" && "customer", supplier !== "–" && "supplier"]]),
  );
  const spec = Object.values(readSpec().paths).flatMap((item) => Object.values(item));
  const embedded = spec.filter((operation) => operation["x-embed"]);
  const isFor = (kind: "customer" | "supplier", rule: (typeof spec)[number]["x-party"]) =>
    rule?.[kind] !== undefined && kind;
  const open = embedded
    .map(({ operationId, "x-party": rule }) => [
      operationId,
      [isFor("customer", rule), isFor("supplier", rule)],
    ])
    .filter(([, kinds]) => String(kinds) !== "false,false");
  expect(said.toSorted()).toEqual(open.toSorted());
});

/** The texts of docs/embedding.md and of the guides in docs/embedding. */
async function guides(): Promise<string[]> {
  const names = (await readdir(GUIDES)).map((name) => join(GUIDES, name));
  return Promise.all([`${GUIDES}.md`, ...names].map((path) => readFile(path, "utf8")));
}

const GUIDES = join(import.meta.dirname, "../docs/embedding");
