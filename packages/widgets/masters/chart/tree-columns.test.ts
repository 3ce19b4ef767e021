import { expect, test } from "vitest";
import { chartText } from "../../../sdk/generated/text/en-IN/masters/chart.ts";
import { formatAccountName, formatGroupName, createTreeColumns } from "./tree-columns.ts";

const bank = {
  id: 7,
  name: "HDFC Bank",
  group: "Bank Accounts",
  ownGroup: "Collection",
  nature: "Assets",
  accounts: 1,
  balance: -12.5,
};

test("a company's own group is shown after the name of its fixed group", () => {
  expect(formatGroupName(bank)).toBe("Bank Accounts › Collection");
  expect(formatGroupName({ ...bank, ownGroup: null })).toBe("Bank Accounts");
});

test("the line for all customers shows their number, the line for a single account does not", () => {
  const customers = { ...bank, id: null, name: "Sundry Debtors", accounts: 1250 };
  expect(formatAccountName(customers, chartText)).toBe("Sundry Debtors (1,250)");
  expect(formatAccountName(bank, chartText)).toBe("HDFC Bank");
  const prior = { ...bank, id: null, name: "Profit & Loss (prior years)", accounts: 0 };
  expect(formatAccountName(prior, chartText)).toBe("Profit & Loss (prior years)");
});

test("natures are shown in the reader's language, balances unchanged", () => {
  const columns = createTreeColumns(chartText, (word) => (word === "Assets" ? "ആസ്തികൾ" : word));
  expect(columns.map(({ value }) => value([bank]))).toEqual([
    "ആസ്തികൾ",
    "Bank Accounts › Collection",
    "HDFC Bank",
    -12.5,
  ]);
});
