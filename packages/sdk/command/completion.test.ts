import { expect, test } from "vitest";
import { listCompletions } from "./completion.ts";

test.each([
  [["log"], ["login", "logout"]],
  [["trialB"], ["trialBalance.report"]],
  [
    ["help", "hsn"],
    [
      "hsnCodes.delete",
      "hsnCodes.list",
      "hsnCodes.official",
      "hsnCodes.save",
      "hsnReturns.report",
      "hsnSales.report",
    ],
  ],
  [["sales.report", "from"], ["FromDate="]],
  [
    ["sales.report", "Type="],
    ["Type=All", "Type=Retail", "Type=Wholesale"],
  ],
  [["sales.report", "Type=R"], ["Type=Retail"]],
  [["sales.report", "FromDate=2026-04-01", "--c"], ["--csv"]],
  [["import", "c"], ["customers"]],
  [["import", "items", "--d"], ["--dry-run"]],
  [["import", "items", ""], []], // a file name, which the shell completes
  [["import", "items", "april.xlsx", ""], ["ItemCategoryID="]],
  [["import", "sheets/Items.xlsx", "i"], ["ItemCategoryID="]],
  [["import", "customers.xlsx", "RateType=C"], ["RateType=CCP"]],
  [["import", "april.xlsx", ""], []],
  [
    ["events", "--"],
    ["--after", "--types", "--follow", "--profile"],
  ],
  [["mcp", "--w"], ["--writes"]],
  [
    ["completion", ""],
    ["bash", "zsh"],
  ],
  [["nothing.such", "F"], []],
])("the words %j get the right completions", (words, expectedNames) => {
  expect(listCompletions(words)).toEqual(expectedNames);
});
