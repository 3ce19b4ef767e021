import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { tokens } from "../packages/widgets/theme/tokens.ts";

test("the code of docs/embedding.md is that of the page in tests/browser/embedding", async () => {
  const folder = join(import.meta.dirname, "browser/embedding");
  const page = await Promise.all(
    ["host.html", "elements-page.js", "react-page.tsx"].map((name) => readFile(join(folder, name), "utf8")),
  );
  const words = (text: string) => text.replaceAll(/\s+/g, " ").trim();
  const docs = await readFile(join(import.meta.dirname, "../docs/embedding.md"), "utf8");
  const blocks = [...docs.matchAll(/```(?:html|js|tsx)\n([^]*?)```/g)].map(([, code = ""]) => words(code));
  expect(blocks.length).toBeGreaterThan(4);
  expect(blocks.filter((block) => !page.some((source) => words(source).includes(block)))).toEqual([]);
});

test("every variable of the theme is in docs/embedding.md, and no other", async () => {
  const docs = await readFile(join(import.meta.dirname, "../docs/embedding.md"), "utf8");
  const table = docs.slice(docs.indexOf("| for | variables |"), docs.indexOf("Their defaults stand"));
  const named = [...table.matchAll(/`--vb-([\w-]+)`/g)].map(([, name]) => name);
  expect(named.sort()).toEqual(Object.keys(tokens).sort());
});
