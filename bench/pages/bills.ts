import type { AnyReport } from "../../packages/sdk/report/define/any-report.ts";
import type { AnyTable } from "../../packages/sdk/report/request/report-request.ts";

export const billReport: AnyReport = {
  operation: "sales.report",
  title: "Sale Report",
  columns: [
    { kind: "serial", label: "SL.No" },
    { field: "BillNo", label: "Bill No" },
    { field: "BillDate", label: "Bill Date", kind: "date" },
    { field: "CustomerName", label: "Customer" },
    { field: "BillAmount", label: "Amount", kind: "money", total: true },
    { field: "SaleType", label: "Type" },
    { field: "BillModeText", label: "Pay Mode", kind: "tag" },
    { field: "Salesman" },
    { field: "CreatedBy", label: "Created By" },
  ],
  rows: { tone: (row) => (row["Status"] === 2 ? "cancelled" : undefined) },
  card: { title: "CustomerName", amount: "BillAmount", details: [] },
};

export function makeBillPage(page: number, size: number, bills: number): AnyTable {
  const first = (page - 1) * size;
  return {
    columns: [
      "BillNo",
      "BillDate",
      "CustomerName",
      "BillAmount",
      "SaleType",
      "BillModeText",
      "Salesman",
      "CreatedBy",
      "Status",
    ],
    rows: Array.from({ length: Math.min(size, bills - first) }, (_, at) => makeBillRow(first + at)),
    totals: { BillAmount: 1_234_567.89 },
    page: { number: page, size, rows: bills, pages: Math.ceil(bills / size) },
    ties: [],
  };
}

function makeBillRow(at: number) {
  const month = String(1 + (Math.floor(at / 28) % 12)).padStart(2, "0");
  return [
    `VB/26-27/${100_000 + at}`,
    `2026-${month}-${String(1 + (at % 28)).padStart(2, "0")}`,
    `${SHOP_NAMES[at % SHOP_NAMES.length] ?? ""} ${at % 3000}, Kuttanad`,
    ((at * 7919) % 9_999_999) / 100,
    at % 3 === 0 ? "Wholesale" : "Retail",
    at % 4 === 0 ? "Credit" : "Cash",
    `Salesman ${at % 40}`,
    `User ${at % 9}`,
    at % 97 === 0 ? 2 : 1,
  ];
}

const SHOP_NAMES = [
  "Amrita Provision Stores",
  "Sree Krishna Bakery",
  "Kuttanad Traders",
  "St. Mary's Supermarket",
];
