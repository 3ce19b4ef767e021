import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { operationGuides } from "../../packages/sdk/generated/guide.ts";
import { money } from "../../packages/sdk/format/money.ts";
import { listFileReports } from "../../packages/sdk/files/node/report-definitions.ts";
import { PAPER_OPERATIONS } from "../../packages/sdk/files/node/make-paper-in-node.ts";
import { SHEET_OPERATIONS } from "../../packages/sdk/files/node/own-sheets.ts";
import { readPdfText } from "../../packages/sdk/files/testing/pdf-text.ts";
import { readSpec } from "../../packages/server/contract/read-spec.ts";
import { REPORT_DAYS, openFileDesk, readWorkbookLines, type FileDesk } from "./file-desk.ts";

let desk: FileDesk;
beforeAll(async () => {
  desk = await openFileDesk();
});
afterAll(() => desk?.stop());

/** Reports without files, and the reason. */
const OPERATIONS_WITHOUT_FILE: Readonly<Record<string, string>> = {
  "receipts.list":
    "the list beside the receipt form, which has no files; receipts.report is the report of the same receipts",
  "gst.gstr1Documents": "the documents of one figure, opened within the return, whose file is gst.gstr1File",
  "gst.gstr3bDocuments":
    "the documents of one figure, opened within the return, whose form is gstr3bForm.read",
  "gst.hsnSummary": "table 12 of the return, whose file is gst.gstr1File",
  "vanLoads.byDate": "the days of one item, opened within a row of vanLoads.datewise, which has the files",
};
/**
 * The reports with a workbook and a PDF in Node, from the server (Accept header)
 * and from the command; report-files.test.ts makes the files of `listFileReports`.
 */
const FILE_OPERATIONS = [...listFileReports(), ...SHEET_OPERATIONS].sort();

const EXCEL_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const TABLE_TYPE = "application/vnd.vanbook.table+json";

/** The operations whose response can have a media type. */
const listOperationsWithType = (type: string) =>
  Object.values(readSpec().paths)
    .flatMap((item) => Object.values(item))
    .filter(({ responses }) => type in (responses["200"].content ?? {}))
    .map(({ operationId }) => operationId)
    .sort();

test("every report has files in Node, on the server and for the command, or a stated reason for none", () => {
  const reports = listOperationsWithType(TABLE_TYPE);
  expect(reports.length).toBeGreaterThan(35);
  expect(
    reports.filter((id) => !(id in OPERATIONS_WITHOUT_FILE) && !FILE_OPERATIONS.some((one) => one === id)),
  ).toEqual([]);
  expect(listOperationsWithType("application/pdf")).toEqual([...FILE_OPERATIONS, ...PAPER_OPERATIONS].sort());
  expect(listOperationsWithType(EXCEL_TYPE)).toEqual(FILE_OPERATIONS);
  expect(
    Object.entries(operationGuides)
      .flatMap(([id, { files }]) => (files === true ? [id] : []))
      .sort(),
  ).toEqual(FILE_OPERATIONS);
  expect(Object.keys(OPERATIONS_WITHOUT_FILE).filter((id) => !reports.includes(id))).toEqual([]);
});

test("docs/scripting.md lists the same files as the contract", () => {
  const page = readFileSync(new URL("../../docs/scripting.md", import.meta.url), "utf8");
  const list = page.slice(page.indexOf("<!-- files"), page.indexOf("<!-- /files"));
  const [tables = [], excel = [], papers = []] = list
    .split("\n")
    .filter((line) => line.includes("`"))
    .map((line) => [...line.matchAll(/`([\w.]+)`/g)].map(([, name = ""]) => name));
  const asTables = listOperationsWithType(TABLE_TYPE).filter((id) => !tables.includes(id));
  expect([...asTables, ...excel].sort()).toEqual(listOperationsWithType(EXCEL_TYPE));
  expect([...asTables, ...excel, ...papers].sort()).toEqual(listOperationsWithType("application/pdf"));
  expect(tables.filter((id) => !listOperationsWithType(TABLE_TYPE).includes(id))).toEqual([]);
});

const REPORT_RANGE = { FromDate: REPORT_DAYS[0], ToDate: REPORT_DAYS[1] };

test("the profit and loss statement agrees with the ledger by group and account, for every user who makes it", async () => {
  const [rows] = await desk.product.db.raw(
    `SELECT g.nature, g.name AS heading, a.name AS account, SUM(IF(g.nature = 'Income', e.credit - e.debit, e.debit - e.credit)) AS amount
     FROM ledger_entries e
     JOIN accounts a ON a.company_id = e.company_id AND a.id = e.account_id
     JOIN account_groups g ON g.company_id = a.company_id AND g.id = a.group_id
     WHERE e.company_id = 1 AND e.date BETWEEN ? AND ? AND g.nature IN ('Income', 'Expenses') AND e.entry_kind <> 'closing'
     GROUP BY g.nature, g.name, a.name HAVING amount <> 0`,
    [...REPORT_DAYS],
  );
  const foundLines = rows as { nature: string; heading: string; account: string; amount: string }[];
  const sum = (of: (row: (typeof foundLines)[number]) => boolean) =>
    Math.round(foundLines.filter(of).reduce((all, { amount }) => all + Number(amount) * 100, 0)) / 100;
  const income = sum(({ nature }) => nature === "Income");
  const expenses = sum(({ nature }) => nature === "Expenses");
  const net = Math.round((income - expenses) * 100) / 100;
  expect(foundLines.length).toBeGreaterThan(3);

  const args = { ...REPORT_RANGE, Statement: "ProfitAndLoss" };
  const excel = await desk.made("trialBalance.report", "excel", args);
  expect(excel.name).toBe(`ProfitAndLoss_${REPORT_DAYS[0]}_to_${REPORT_DAYS[1]}.xlsx`);
  const lines = readWorkbookLines(excel.bytes);
  expect(lines[0]).toEqual(["Profit & Loss Statement"]);
  expect(lines).toContainEqual(["Total Income", income]);
  expect(lines).toContainEqual(["Total Expenses", expenses]);
  for (const { account, amount } of foundLines) expect(lines).toContainEqual([account, Number(amount)]);
  for (const heading of new Set(foundLines.map((row) => row.heading)))
    expect(lines).toContainEqual([heading, sum((row) => row.heading === heading)]);
  expect(lines.at(-1)).toEqual([net < 0 ? "Net Loss" : "Net Profit", Math.abs(net)]);

  const pdf = await desk.made("trialBalance.report", "pdf", args);
  const pages = readPdfText(pdf.bytes);
  expect(pages[0]?.[0]).toBe("Profit & Loss Statement");
  expect(pages.at(-1)).toContain(money(Math.abs(net)));
  expect(readPdfText(await desk.commanded("trialBalance.report", "pdf", args))).toEqual(pages);
  expect(readWorkbookLines(await desk.commanded("trialBalance.report", "excel", args))).toEqual(lines);

  const table = await desk.vanbook.trialBalance.report.table({ ...REPORT_RANGE, Statement: "ProfitAndLoss" });
  expect(new Set(table.rows.map((row) => row[table.columns.indexOf("Type")]))).toEqual(
    new Set(["Income", "Expenses"]),
  );
});

test("the balance sheet agrees with the ledger and both sides are equal, for every user who makes it", async () => {
  const [rows] = await desk.product.db.raw(
    `SELECT g.name AS heading, SUM(e.debit - e.credit) AS amount FROM ledger_entries e
     JOIN accounts a ON a.company_id = e.company_id AND a.id = e.account_id
     JOIN account_groups g ON g.company_id = a.company_id AND g.id = a.group_id
     WHERE e.company_id = 1 AND e.date <= ? AND g.nature = 'Assets' GROUP BY g.name HAVING amount <> 0`,
    [REPORT_DAYS[1]],
  );
  const assets = rows as { heading: string; amount: string }[];
  const total = Math.round(assets.reduce((all, { amount }) => all + Number(amount) * 100, 0)) / 100;
  expect(assets.length).toBeGreaterThan(3);

  const args = { Date: REPORT_DAYS[1] };
  const excel = await desk.made("balanceSheet.report", "excel", args);
  expect(excel.name).toBe(`BalanceSheet_${REPORT_DAYS[1]}.xlsx`);
  const lines = readWorkbookLines(excel.bytes);
  expect(lines[0]).toEqual(["Balance Sheet"]);
  for (const { heading, amount } of assets)
    expect(lines.find(([label]) => label === heading)?.[1]).toBe(Number(amount));
  for (const side of ["Total Liabilities", "Total Assets"])
    expect(lines.find(([label]) => label === side)?.[1]).toBe(total);

  const pdf = await desk.made("balanceSheet.report", "pdf", args);
  const pages = readPdfText(pdf.bytes);
  expect(pages[0]?.[0]).toBe("Balance Sheet");
  expect(pages.at(-1)).toContain(money(total));
  expect(readPdfText(await desk.commanded("balanceSheet.report", "pdf", args))).toEqual(pages);
  expect(readWorkbookLines(await desk.commanded("balanceSheet.report", "excel", args))).toEqual(lines);
  await expect(desk.made("balanceSheet.report", "pdf", args, { search: "Rent" })).rejects.toThrow(
    "it takes no search",
  );
});

test("a profit and loss statement refuses a search and a group", async () => {
  const args = { ...REPORT_RANGE, Statement: "ProfitAndLoss" };
  await expect(desk.made("trialBalance.report", "pdf", args, { search: "Rent" })).rejects.toThrow(
    "it takes no search",
  );
  await expect(desk.made("trialBalance.report", "pdf", { ...args, GName: "Sales" })).rejects.toThrow(
    "it takes no GName",
  );
  const cookie = await desk.product.signIn(1, "meera");
  const refusedAnswer = await desk.product.call({
    method: "GET",
    path: "/api/TrailBalance",
    query: { ...args, search: "Rent" },
    headers: { Accept: "application/pdf" },
    cookie,
  });
  expect([refusedAnswer.status, refusedAnswer.json]).toEqual([
    400,
    expect.objectContaining({
      code: "INVALID_FIELDS",
      message: expect.stringContaining("it takes no search") as string,
    }),
  ]);
});

test("the van sale summary agrees with the bills for every user who makes it, and names the user it is about", async () => {
  const [user] = await desk.product
    .db("users")
    .where({ company_id: 1, username: "anil" })
    .select("id", "name");
  const [[row]] = await desk.product.db.raw(
    `SELECT COALESCE(SUM(e.debit - e.credit), 0) AS amount FROM ledger_entries e
     JOIN vouchers v ON v.company_id = e.company_id AND v.id = e.voucher_id
     JOIN accounts a ON a.company_id = e.company_id AND a.id = e.account_id
     WHERE e.company_id = 1 AND e.date BETWEEN ? AND ? AND v.kind = 'sale' AND e.entry_kind = 'bill' AND a.group_id = 14
       AND v.user_id = ?`,
    [...REPORT_DAYS, user.id],
  );
  expect(Number(row.amount)).toBeGreaterThan(0);
  const args = { ...REPORT_RANGE, UserID: user.id as number };
  const excel = await desk.made("vanSales.summary", "excel", args);
  expect(excel.name).toBe(`VanSale_Summary_${REPORT_DAYS[0]}_to_${REPORT_DAYS[1]}.xlsx`);
  const lines = readWorkbookLines(excel.bytes);
  expect(lines.find(([label]) => label === "Total Bill")?.[2]).toBe(Number(row.amount));
  expect(lines.slice(0, 5).flat()).toContain(user.name);
  const pages = readPdfText((await desk.made("vanSales.summary", "pdf", args)).bytes);
  expect(pages.flat()).toContain(money(Number(row.amount)));
  expect(readPdfText(await desk.commanded("vanSales.summary", "pdf", args))).toEqual(pages);
  expect(readWorkbookLines(await desk.commanded("vanSales.summary", "excel", args))).toEqual(lines);
  // If the name of an id is not known, the id is shown as given.
  const unknown = await desk.made("vanSales.summary", "excel", { ...args, UserID: 999_999 });
  expect(readWorkbookLines(unknown.bytes).flat()).toContain("User: 999999");
});
