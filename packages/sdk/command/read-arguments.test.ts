import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findGuide } from "./operation-guide.ts";
import { readArguments } from "./read-arguments.ts";

const read = (id: string, words: string[], json?: string) => readArguments(findGuide(id).guide, words, json);
const DATE_ARGUMENTS = ["FromDate=2026-04-01", "ToDate=2026-04-30"];

test("argument values are read as the contract's types, and argument names in any case", async () => {
  expect(
    await read("sales.report", [...DATE_ARGUMENTS, "customerid=9", "Branch=null", "activeUserId=3,7"]),
  ).toEqual({
    FromDate: "2026-04-01",
    ToDate: "2026-04-30",
    CustomerID: 9,
    Branch: null,
    activeUserId: "3,7",
  });
  const key = await read("apiKeys.create", ["name=A=B", "operations=sales.report, bills.lines"]);
  expect(key).toEqual({ name: "A=B", operations: ["sales.report", "bills.lines"] });
});

test("arguments can come as JSON, and the words of the command line take precedence", async () => {
  const json = '{ "FromDate": "2026-05-01", "CustomerID": 4 }';
  expect(await read("sales.report", DATE_ARGUMENTS, json)).toMatchObject({
    FromDate: "2026-04-01",
    CustomerID: 4,
  });
  expect(await read("beatPlans.save", [], "[1, 2]")).toEqual([1, 2]);
  await expect(read("beatPlans.save", ["a=1"])).rejects.toThrow("takes a list");
  await expect(read("sales.report", [], "[")).rejects.toThrow("--args is no JSON");
});

test("a file is sent as JSON or as base64, as the contract asks", async () => {
  const folder = await mkdtemp(join(tmpdir(), "vanbook-arguments-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "rows.json");
  await writeFile(file, '[{ "Row": 2 }]');
  const rows = await read("items.importRows", ["ItemCategoryID=1", `rows=@${file}`]);
  expect(rows).toEqual({ ItemCategoryID: 1, rows: [{ Row: 2 }] });
  const sheet = await read("imports.preview", ["kind=item", `file=@${file}`]);
  expect(sheet).toEqual({ kind: "item", file: "W3sgIlJvdyI6IDIgfV0=" });
  await expect(read("imports.preview", ["kind=item", "file=@/nowhere"])).rejects.toThrow(
    "/nowhere can't be read",
  );
});

test.each([
  ["a misspelt name", ["FromDat=2026-04-01"], 'no argument "FromDat". Did you mean FromDate?'],
  ["a missing one", ["FromDate=2026-04-01"], "Missing: ToDate=…"],
  ["no name", ["2026-04-01"], '"2026-04-01" is no argument: write NAME=VALUE.'],
  ["one twice", [...DATE_ARGUMENTS, "CustomerID=4", "customerid=9"], "CustomerID is given twice."],
  ["no number", [...DATE_ARGUMENTS, "CustomerID=Anu"], 'CustomerID is a number, not "Anu".'],
])("reading arguments with %s gives an error that says what is wrong", async (_, words, message) => {
  await expect(read("sales.report", words)).rejects.toThrow(message);
});

test("an unknown operation gives an error that suggests the nearest one", () => {
  expect(() => findGuide("sale.report")).toThrow("Did you mean sales.report?");
  expect(findGuide("SALES.report").id).toBe("sales.report");
});
