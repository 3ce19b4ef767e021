import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runInTest } from "../../packages/sdk/command/testing.ts";
import { makeSheetFile, type Cell } from "../imports/sheet.ts";
import { startProduct, type Product } from "../product.ts";

let product: Product;
let folder: string;
let env: Record<string, string>;
beforeAll(async () => {
  product = await startProduct({ bills: 60 });
  folder = await mkdtemp(join(tmpdir(), "vanbook-import-"));
  const cookie = await product.signIn(1, "meera");
  const keyAnswer = await product.call({
    method: "POST",
    path: "/api/v1/api-keys",
    body: { name: "Sheets" },
    cookie,
  });
  env = { VANBOOK_URL: product.url, VANBOOK_API_KEY: keyAnswer.read<{ secret: string }>().secret };
});
afterAll(async () => {
  await product?.stop();
  await rm(folder, { recursive: true });
});

async function writeSheet(name: string, rows: readonly (readonly Cell[])[]) {
  const path = join(folder, name);
  await writeFile(path, Buffer.from(makeSheetFile(rows), "base64"));
  return path;
}

const makeItemRows = (...names: string[]) => [["ItemName", "MRP"], ...names.map((name) => [name, 12])];

async function readCategory(name: string) {
  const [itemRow] = await product.db("items").where({ company_id: 1, name }).select("category_id");
  return (itemRow as { category_id: number } | undefined)?.category_id;
}

test("import recognises from a file's name what the file holds", async () => {
  const file = await writeSheet("Items.xlsx", makeItemRows("Splint by name"));
  const dry = await runInTest(["import", file, "ItemCategoryID=3", "--dry-run"], { env });
  expect(dry).toMatchObject({ status: 0, printed: "1 rows can be imported, 0 can't.\n" });
  const importResult = await runInTest(["import", file, "ItemCategoryID=3"], { env });
  expect(importResult).toEqual({ status: 0, printed: "1 made, 0 left out.\n", told: "" });
  expect(await readCategory("Splint by name")).toBe(3);
  expect(await runInTest(["import", file, "ItemCategoryID=3"], { env })).toMatchObject({ status: 1 }); // the name is already used

  const april = await writeSheet("april.xlsx", makeItemRows("Splint by word"));
  const unknown = await runInTest(["import", april, "ItemCategoryID=3"], { env });
  expect([unknown.status, unknown.told]).toEqual([
    2,
    `vanbook: What does ${april} hold? \`vanbook import items ${april}\`, or customers, or suppliers, or opening-bills.\n`,
  ]);
  expect((await runInTest(["import", "items", april, "ItemCategoryID=3"], { env })).status).toBe(0);
  expect((await runInTest(["import", "items"], { env })).told).toContain("Which file?");
  expect((await runInTest(["import", "constructor", april], { env })).status).toBe(2);
});

test("import reports in one sentence which common values are missing, and asks for them on a terminal", async () => {
  const file = await writeSheet("items.xlsx", makeItemRows("Splint asked for"));
  const bare = await runInTest(["import", file], { env });
  expect(bare.status).toBe(2);
  expect(bare.told).toMatch(
    /^vanbook: Missing, the same for all rows: ItemCategoryID=\S+ \(1 Default[^\n]+\)\.\n$/,
  );
  const customers = await runInTest(["import", join(folder, "customers.xlsx"), "CustomerType=1"], { env });
  expect(customers.told).toMatch(/: RootId=… \([^)]+\), RateType=CCP\|SP\|DP\|MRP \([^)]+\)\.\n$/);
  const empty = await runInTest(["import", file], { env, isTyped: true, typed: "\n" });
  expect([empty.status, await readCategory("Splint asked for")]).toEqual([2, undefined]);

  const confirmResult = await runInTest(["import", file], { env, isTyped: true, typed: "8\n" });
  expect(confirmResult).toMatchObject({ status: 0, printed: "1 made, 0 left out.\n" });
  expect(confirmResult.told).toMatch(/^ItemCategoryID=/);
  expect(await readCategory("Splint asked for")).toBe(8);
});

test("import makes the valid rows, reports each row that it leaves out, and ends with exit code 1", async () => {
  const file = await writeSheet("items.xlsx", [
    ...makeItemRows("Sling of the sheet"),
    ["", 5],
    ["Brace", "dear"],
  ]);
  const words = ["import", file, "ItemCategoryID=1"];
  expect(await runInTest([...words, "--dry-run"], { env })).toMatchObject({
    status: 1,
    printed: "1 rows can be imported, 2 can't.\n",
  });
  expect(await readCategory("Sling of the sheet")).toBeUndefined();
  const { status, printed, told } = await runInTest(words, { env });
  expect([status, printed]).toEqual([1, "1 made, 2 left out.\n"]);
  expect(told.trimEnd().split("\n")).toHaveLength(2);
  expect(told).toMatch(/3[\s\S]*4/); // row numbers of the sheet
  expect(await readCategory("Sling of the sheet")).toBe(1);
});

test("a long import shows its progress on a terminal in one line, and clears that line at the end", async () => {
  const names = Array.from({ length: 201 }, (_, at) => `Batch item ${at}`);
  const file = await writeSheet("items.xlsx", makeItemRows(...names));
  const words = ["import", file, "ItemCategoryID=1"];
  const { status, printed, told } = await runInTest(words, { env, isTerminal: true });
  expect([status, printed]).toEqual([0, "201 made, 0 left out.\n"]);
  expect(told.startsWith("\r\u001b[2K200 of 201 rows")).toBe(true);
  expect(told.endsWith("\r\u001b[2K")).toBe(true);
});
