import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ran } from "../../packages/sdk/command/testing.ts";
import { sheetFile, type Cell } from "../imports/sheet.ts";
import { startProduct, type Product } from "../product.ts";

let product: Product;
let folder: string;
let env: Record<string, string>;
beforeAll(async () => {
  product = await startProduct({ bills: 60 });
  folder = await mkdtemp(join(tmpdir(), "vanbook-import-"));
  const cookie = await product.signIn(1, "meera");
  const made = await product.call({
    method: "POST",
    path: "/api/v1/api-keys",
    body: { name: "Sheets" },
    cookie,
  });
  env = { VANBOOK_URL: product.url, VANBOOK_API_KEY: made.read<{ secret: string }>().secret };
});
afterAll(async () => {
  await product?.stop();
  await rm(folder, { recursive: true });
});

async function sheet(name: string, rows: readonly (readonly Cell[])[]) {
  const path = join(folder, name);
  await writeFile(path, Buffer.from(sheetFile(rows), "base64"));
  return path;
}

const itemsNamed = (...names: string[]) => [["ItemName", "MRP"], ...names.map((name) => [name, 12])];

async function categoryOf(name: string) {
  const [found] = await product.db("items").where({ company_id: 1, name }).select("category_id");
  return (found as { category_id: number } | undefined)?.category_id;
}

test("import recognises from a file's name what the file holds", async () => {
  const file = await sheet("Items.xlsx", itemsNamed("Splint by name"));
  const dry = await ran(["import", file, "ItemCategoryID=3", "--dry-run"], { env });
  expect(dry).toMatchObject({ status: 0, printed: "1 rows can be imported, 0 can't.\n" });
  const made = await ran(["import", file, "ItemCategoryID=3"], { env });
  expect(made).toEqual({ status: 0, printed: "1 made, 0 left out.\n", told: "" });
  expect(await categoryOf("Splint by name")).toBe(3);
  expect(await ran(["import", file, "ItemCategoryID=3"], { env })).toMatchObject({ status: 1 }); // the name is already used

  const april = await sheet("april.xlsx", itemsNamed("Splint by word"));
  const unknown = await ran(["import", april, "ItemCategoryID=3"], { env });
  expect([unknown.status, unknown.told]).toEqual([
    2,
    `vanbook: What does ${april} hold? \`vanbook import items ${april}\`, or customers, or suppliers.\n`,
  ]);
  expect((await ran(["import", "items", april, "ItemCategoryID=3"], { env })).status).toBe(0);
  expect((await ran(["import", "items"], { env })).told).toContain("Which file?");
  expect((await ran(["import", "constructor", april], { env })).status).toBe(2);
});

test("import reports in one sentence which common values are missing, and asks for them on a terminal", async () => {
  const file = await sheet("items.xlsx", itemsNamed("Splint asked for"));
  const bare = await ran(["import", file], { env });
  expect(bare.status).toBe(2);
  expect(bare.told).toMatch(
    /^vanbook: Missing, the same for all rows: ItemCategoryID=\S+ \(1 Default[^\n]+\)\.\n$/,
  );
  const customers = await ran(["import", join(folder, "customers.xlsx"), "CustomerType=1"], { env });
  expect(customers.told).toMatch(/: RootId=… \([^)]+\), RateType=CCP\|SP\|DP\|MRP \([^)]+\)\.\n$/);
  const empty = await ran(["import", file], { env, isTyped: true, typed: "\n" });
  expect([empty.status, await categoryOf("Splint asked for")]).toEqual([2, undefined]);

  const asked = await ran(["import", file], { env, isTyped: true, typed: "8\n" });
  expect(asked).toMatchObject({ status: 0, printed: "1 made, 0 left out.\n" });
  expect(asked.told).toMatch(/^ItemCategoryID=/);
  expect(await categoryOf("Splint asked for")).toBe(8);
});

test("import makes the valid rows, reports each row that it leaves out, and ends with exit code 1", async () => {
  const file = await sheet("items.xlsx", [...itemsNamed("Sling of the sheet"), ["", 5], ["Brace", "dear"]]);
  const words = ["import", file, "ItemCategoryID=1"];
  expect(await ran([...words, "--dry-run"], { env })).toMatchObject({
    status: 1,
    printed: "1 rows can be imported, 2 can't.\n",
  });
  expect(await categoryOf("Sling of the sheet")).toBeUndefined();
  const { status, printed, told } = await ran(words, { env });
  expect([status, printed]).toEqual([1, "1 made, 2 left out.\n"]);
  expect(told.trimEnd().split("\n")).toHaveLength(2);
  expect(told).toMatch(/3[\s\S]*4/); // row numbers of the sheet
  expect(await categoryOf("Sling of the sheet")).toBe(1);
});

test("a long import shows its progress on a terminal in one line, and clears that line at the end", async () => {
  const names = Array.from({ length: 201 }, (_, at) => `Batch item ${at}`);
  const file = await sheet("items.xlsx", itemsNamed(...names));
  const words = ["import", file, "ItemCategoryID=1"];
  const { status, printed, told } = await ran(words, { env, isTerminal: true });
  expect([status, printed]).toEqual([0, "201 made, 0 left out.\n"]);
  expect(told.startsWith("\r\u001b[2K200 of 201 rows")).toBe(true);
  expect(told.endsWith("\r\u001b[2K")).toBe(true);
});
