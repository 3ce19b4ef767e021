import { expect, test } from "vitest";
import * as widgets from "../index.ts";
import { formatCellText } from "../../sdk/files/cells/cell-text.ts";
import { billText } from "../../sdk/generated/text/en-IN/bill.ts";
import { orderText } from "../../sdk/generated/text/en-IN/order.ts";
import { purchaseText } from "../../sdk/generated/text/en-IN/purchase.ts";
import { statementsText } from "../../sdk/generated/text/en-IN/statements.ts";
import { enIN } from "../../sdk/text/en-IN/en-IN.ts";
import { itemCategories } from "../../sdk/rules/items.ts";
import type { AnyReport } from "../../sdk/report/define/any-report.ts";
import { DOCUMENTED_REPORTS } from "./documented-reports.ts";

const documentedReports = Object.entries(DOCUMENTED_REPORTS);

function getReport(name: string): AnyReport {
  const widget = Object.entries(widgets).find(([exportName]) => exportName === name)?.[1];
  if (typeof widget !== "function" || !("definition" in widget)) throw new Error(`There is no ${name}.`);
  // The engine handles every report alike.
  return widget.definition as unknown as AnyReport;
}

test.each(documentedReports.flatMap(([name, { columns }]) => (columns ? [[name, columns] as const] : [])))(
  "%s has the documented columns, in the documented order",
  (name, columns) => {
    const shownColumns = getReport(name).columns.filter(({ isHidden }) => !isHidden);
    expect(shownColumns.map(({ label, field }) => label ?? field).join(", ")).toBe(columns);
  },
);

test.each(documentedReports)("%s has the documented filters and choices", (name, { choices = "" }) => {
  const { filters = [] } = getReport(name);
  const chosenFilters = filters.filter(({ kind }) => kind !== "given" && kind !== "year");
  const expectedFilters = choices.split("; ").filter(Boolean);
  expect(chosenFilters.map(({ label }) => label)).toEqual(expectedFilters.map((each) => each.split(":")[0]));
  for (const expectedFilter of expectedFilters) {
    const [label = "", labels = ""] = expectedFilter.split(": ");
    if (!labels) continue;
    const filter = chosenFilters.find((each) => each.label === label);
    const offeredLabels = [filter?.all, ...(filter?.options ?? []).map((option) => option.label)];
    const expectedLabels = labels.split(", ");
    expect(expectedLabels.length === 1 ? offeredLabels.slice(0, 1) : offeredLabels).toEqual(expectedLabels);
  }
});

test.each(documentedReports)("%s has the documented dates, search, totals and titles", (name, words) => {
  const report = getReport(name);
  expect(report.range !== undefined).toBe(words.dates ?? true);
  if (words.search !== undefined) expect(report.words?.search).toBe(words.search);
  if (words.filters !== undefined) expect(report.words?.filters).toBe(words.filters);
  if (words.total !== undefined) expect(report.words?.total).toBe(words.total);
  if (words.details !== undefined) expect(report.details?.title).toBe(words.details);
  if (words.cards !== undefined) expect(report.cards?.map(({ label }) => label).join(", ")).toBe(words.cards);
});

test("the nine item categories are the documented ones", () => {
  expect(itemCategories.map(({ value, label }) => `${value} ${label}`)).toEqual([
    "1 Default",
    "2 Medical Disposables",
    "3 Orthopedics Support",
    "4 Rehabilitation Products",
    "5 Oxygen Cylinders",
    "6 First Aid Products",
    "7 Surgical Equipments",
    "8 Medicine",
    "9 Medical Devices",
  ]);
});

test("files have the documented page formats and columns", () => {
  expect(getReport("SaleTaxReport").rows?.paper?.format).toBe("a3-landscape");
  // Without a format, a file is A4 landscape.
  for (const name of ["DamageReport", "DebtorsReport", "SupplierPurchaseReport", "SaleReport"])
    expect(getReport(name).rows?.paper?.format ?? "a4-landscape").toBe("a4-landscape");
  // Sl No, Item Name, Balance Stock, Category Name.
  expect(getReport("StockReport").rows?.paper?.columns).toEqual([
    "#",
    "ItemName",
    "TotalStock",
    "CatgoryName",
  ]);
});

test("the sale report's newest bills are first, and the oldest first once it is narrowed", () => {
  const sort = getReport("SaleReport").rows?.sort;
  if (typeof sort !== "function") throw new Error("The order does not depend on the filters.");
  expect([sort(false), sort(true)]).toEqual(["-BillDate", "BillDate"]);
  expect(getReport("ProfitReport").rows?.sort).toBe("-Profit");
  expect(getReport("PurchaseReport").rows?.sort).toBe("PurchaseDate");
});

test("cells say what the documents say", () => {
  const readCell = (name: string, label: string, row: object) =>
    getReport(name)
      .columns.find((column) => (column.label ?? column.field) === label)
      ?.text?.({ ...row });
  expect(readCell("CustomerLedger", "Bill Mode", { Mode: "Credit", BillMode: "Cash" })).toBe("Credit - Cash");
  expect(readCell("CustomerLedger", "Bill Mode", { Mode: "Debit", BillMode: "Credit" })).toBe("Debit");
  expect(readCell("DebtorsReport", "Address", { Address: "MC Road", City: "Adoor" })).toBe("MC Road, Adoor");
  expect(readCell("CustomerDetailsReport", "Address", { Address: "MC Road", Place: "Enath" })).toBe(
    "MC Road, Enath",
  );
  const types = [0, 1, 2, 3, 4].map((CustomerType) =>
    readCell("CustomerDetailsReport", "Type", { CustomerType }),
  );
  expect(types).toEqual(["Retail", "Wholesale", "Supermarket", "Distributor", "Other"]);
  const statuses = [1, 0].map((OrderStatus) => readCell("OrderReport", "Status", { OrderStatus }));
  expect(statuses).toEqual(["Invoiced", "Not Invoiced"]);
  expect([0, 1].map((BillMode) => readCell("OrderReport", "Mode", { BillMode }))).toEqual(["Cash", "Credit"]);
});

test("an invoiced order and cash are green, the others red, and a cancelled bill is marked", () => {
  const { columns } = getReport("OrderReport");
  const tones = ["Status", "Mode"].map((label) => columns.find((column) => column.label === label)?.tones);
  // The tones `ok` and `bad` are green and red in every theme.
  expect(tones).toEqual([
    { Invoiced: "ok", "Not Invoiced": "bad" },
    { Cash: "ok", Credit: "bad" },
  ]);
  const amount = getReport("CustomerLedger").columns.find(({ label }) => label === "Amount (₹)");
  expect(["Debit", "Credit"].map((Mode) => amount?.side?.({ Mode }))).toEqual(["debit", "credit"]);
  expect([1, 2].map((Status) => getReport("SaleReport").rows?.tone?.({ Status }))).toEqual([
    undefined,
    "cancelled",
  ]);
});

test("the lines of bills, purchases and orders have the documented headings and words", () => {
  const taxedHeadings = ["No.", "ItmName", "MRP", "Qty", "Price", "Tax%", "TaxAmnt", "Rate", "Amount"];
  for (const text of [billText, purchaseText]) {
    expect([text.number, text.item, ...text.columns]).toEqual(taxedHeadings);
    expect([text.discount, text.totalBill, text.none]).toEqual([
      "Discount",
      "Total Bill Amount",
      "No details available",
    ]);
  }
  expect([orderText.number, orderText.item, ...orderText.columns, orderText.total]).toEqual([
    "No.",
    "Item Name",
    "Qty",
    "MRP",
    "Rate",
    "Amount",
    "Total",
  ]);
  expect(orderText.loading).toBe("Loading order details...");
  expect(purchaseText.company).toBe("Loading company details...");
  expect(billText.note).toBe("Payment is requested within 15 days of receiving this invoice.");
});

test("pickers say in the documented words that they load and that there is nothing to choose", () => {
  const { none, loading } = enIN.filters as unknown as Record<"none" | "loading", Record<string, string>>;
  const getKind = (name: string, label: string) =>
    getReport(name).filters?.find((filter) => filter.label === label)?.kind ?? "";
  const supplier = getKind("SupplierPurchaseReport", "Supplier");
  expect([none[supplier], loading[supplier]]).toEqual(["No suppliers found", "Loading suppliers..."]);
  const item = getKind("ItemPurchaseReport", "Item");
  expect([none[item], loading[item]]).toEqual(["No items found", "Loading items..."]);
  const salesmen = getKind("SaleReport", "Salesman");
  expect([none[salesmen], loading[salesmen] ?? enIN.loading]).toEqual([
    "No salesmen available",
    "Loading...",
  ]);
});

test("the window of filters, the quick ranges and Generate have the documented labels", () => {
  expect([enIN.clearAll, enIN.cancel, enIN.apply]).toEqual(["Clear All", "Cancel", "Apply Filters"]);
  const { last7, last30, thisMonth, lastMonth } = enIN.range;
  expect([last7, last30, thisMonth, lastMonth]).toEqual([
    "Last 7 Days",
    "Last 30 Days",
    "This Month",
    "Last Month",
  ]);
  for (const name of ["VanLoadReport", "VanLoadDatewise"])
    expect(getReport(name).words).toMatchObject({ generate: "Generate", generating: "Generating..." });
});

test("the profit and loss statement has the documented banners and badges", () => {
  const { profit, loss, even } = statementsText.results;
  expect([profit, loss, even].map(({ title, badge }) => [title, badge])).toEqual([
    ["Net Profit", "Profit"],
    ["Net Loss", "Loss"],
    ["Break Even", "Even"],
  ]);
});

test("the trial balance shows 30 days, at first and after Clear, and its filters begin with 180", () => {
  const { range } = getReport("TrialBalance");
  expect(range?.default?.("2026-05-01")).toEqual({ from: "2026-04-01", to: "2026-05-01" });
  expect(range?.offered?.("2026-05-01")).toEqual({ from: "2025-11-02", to: "2026-05-01" });
});

test("the head of a bill has the documented labels", () => {
  const { customer, address, phone, salesman, billedBy, mode, type } = billText;
  expect([customer, address, phone, salesman, billedBy, mode, type]).toEqual([
    "Customer Name",
    "Address",
    "Phone",
    "Salesman",
    "Billed by",
    "Mode",
    "Type",
  ]);
});

test("a cell and a figure without a value say N/A", () => {
  for (const kind of ["money", "quantity", "text"] as const)
    expect(formatCellText(kind, null, enIN.notAvailable)).toBe("N/A");
});
