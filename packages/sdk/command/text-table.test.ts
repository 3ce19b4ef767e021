import { expect, test } from "vitest";
import { formatTextTable } from "./text-table.ts";

test("a table in the terminal has figures at the right with Indian commas, cut texts, and totals below", () => {
  const kinds = { Name: "text", Amount: "money", Qty: "quantity" };
  const long = "a".repeat(50);
  const rows = [
    ["Anu\u001b[31m\nStores", 1234567.5, 1.25],
    [long, -3, null],
  ];
  expect(formatTextTable(["Name", "Amount", "Qty"], kinds, rows, { Amount: 1234564.5 })).toEqual([
    `Name${" ".repeat(36)}        Amount   Qty`,
    `${"─".repeat(40)}  ${"─".repeat(12)}  ${"─".repeat(4)}`,
    `Anu [31m Stores${" ".repeat(25)}  12,34,567.50  1.25`,
    `${"a".repeat(39)}…         -3.00`,
    `${"─".repeat(40)}  ${"─".repeat(12)}  ${"─".repeat(4)}`,
    `Total${" ".repeat(35)}  12,34,564.50`,
  ]);
});

test("a report without rows shows only its headings", () => {
  expect(formatTextTable(["Name"], {}, [])).toEqual(["Name", "────"]);
});
