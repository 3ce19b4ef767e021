import type { OperationId } from "../../packages/sdk/methods.ts";
import type { Asked } from "./ask-both.ts";

/** Calls of the reports with varying arguments, in each representation. */
export function listReportCalls(day: (back: number) => string): Asked[] {
  const ranges = [
    [30, 0],
    [20, 8],
    [7, 0],
    [3, 30], // From Date after To Date
  ] as const;
  return VARIED_REPORTS.flatMap(
    ({ id, from = "FromDate", to = "ToDate", also = {}, filters = [], sort, number, search }) => {
      const whole = { [from]: day(30), [to]: day(0), ...also };
      return [
        ...ranges.map(([first, last]) => ({ id, args: { [from]: day(first), [to]: day(last), ...also } })),
        ...filters.map((filter) => ({ id, args: { ...whole, ...filter }, ...makeTableOptions() })),
        { id, args: whole, ...makeTableOptions({ page: 2, pageSize: 3 }) },
        { id, args: whole, ...makeTableOptions({ pageSize: 5, sort }) },
        { id, args: whole, ...makeTableOptions({ pageSize: 5, sort: `-${sort}`, page: 99 }) },
        ...search.map((text) => ({ id, args: whole, ...makeTableOptions({ search: text }) })),
        { id, args: whole, ...makeTableOptions({ sort: "NoSuchColumn" }) },
        { id, args: whole, accept: "text/csv", paging: { sort } },
        ...(number ? [{ id, args: whole, ...makeTableOptions({ sort: number }) }] : []),
      ];
    },
  );
}

interface Varied {
  id: OperationId;
  from?: string;
  to?: string;
  also?: object;
  filters?: readonly object[];
  sort: string;
  /** A column of document numbers. */
  number?: string;
  search: readonly string[];
}

const VARIED_REPORTS: readonly Varied[] = [
  {
    id: "sales.report",
    filters: [
      { Type: "Wholesale" },
      { CustomerID: 37 },
      { RouteID: 2, Type: "All" },
      { Branch: 1 },
      { CreatedById: 1, FYearID: 1 },
      { FYearID: 77 },
      { activeUserId: "1" },
      { activeUserId: "7" },
      { CustomerID: "none" },
    ],
    sort: "CustomerName",
    number: "BillNo",
    search: ["mercy", "1,2", "B2C"],
  },
  {
    id: "orders.report",
    filters: [{ OrderStatus: 0 }, { OrderStatus: 1 }, { BillMode: 0 }, { Branch: 4 }],
    sort: "Amount",
    search: ["anitha", "ORD/2"],
  },
  {
    id: "receipts.report",
    filters: [{ CustomerID: 38 }, { Type: "B" }, { ApprovalStatus: 0 }, { ApprovalStatus: 1 }, { UserID: 1 }],
    sort: "Amt",
    search: ["4,200.50", "account"],
  },
  {
    id: "payments.report",
    from: "fromDate",
    filters: [{ Type: "N" }, { CustomerID: 42 }, { CustomerID: 0.5 }],
    sort: "Paidto",
    number: "PayNo",
    search: ["rent", "EXP/"],
  },
  {
    id: "purchases.report",
    filters: [{ SupplierId: 41 }, { FYearID: 1 }, { FYearID: 9 }],
    sort: "TotalInvoceAmount",
    number: "PurchaseNo",
    search: ["kochi", "PUR"],
  },
  {
    id: "debtors.report",
    filters: [{ Route: 1 }, { Salesman: 1 }, { activeUserId: "1" }, { Van: 3 }],
    sort: "Outstanding",
    search: ["clinic"],
  },
  { id: "creditors.report", filters: [{ Route: 1 }], sort: "Credit", search: ["cotton"] },
  {
    id: "customerLedger.report",
    also: { CustomerID: 38, FYearID: 1 },
    filters: [{ Description: "Sale" }, { CustomerID: 39 }, { CustomerID: 41 }, { FYearID: 8 }],
    sort: "Amount",
    search: ["4200"],
  },
  {
    id: "ledger.report",
    also: { AccountCode: 37 },
    filters: [{ AccountCode: 1 }, { AccountCode: 3, Type: "Sale" }, { AccountCode: 999 }, { AccountCode: 0 }],
    sort: "Balance",
    search: ["sale", "RCT"],
  },
  { id: "transLedger.report", also: { AccountCode: 2 }, sort: "Credit", search: ["main cash"] },
  {
    id: "cashBook.report",
    filters: [{ AccountCode: 1 }, { AccountCode: 37 }],
    sort: "Payments",
    search: ["cash"],
  },
  {
    id: "bankBook.report",
    filters: [{ AccountCode: 2 }, { AccountCode: 1 }, { Reconciled: "Yes" }, { Reconciled: "No" }],
    sort: "BankDate",
    search: ["bank", "RCT"],
  },
  {
    id: "trialBalance.report",
    filters: [{ GName: "sundry debtors" }, { Statement: "ProfitAndLoss" }, { GName: "None such" }],
    sort: "Debit",
    search: ["cash", "sales"],
  },
  {
    id: "journals.report",
    filters: [
      { Type: "All" },
      { Type: "MJ" },
      { Type: "CJ", Debit: 2 },
      { Type: "All", Credit: 1 },
      { FYearID: 1 },
      { FYearID: 9 },
    ],
    sort: "Amt",
    search: ["cash", "more"],
  },
  { id: "openingStock.report", sort: "Totalpurchaserate", search: ["gauze", "nos"] },
  {
    id: "stock.report",
    filters: [{ ItemID: 1 }, { ItemCategoryID: 1 }, { StockRange: "1-500" }, { ItemType: "Other" }],
    sort: "SoldStock",
    search: ["gauze"],
  },
];

function makeTableOptions(paging: Record<string, string | number> = {}) {
  return { accept: "application/vnd.vanbook.table+json", paging };
}
