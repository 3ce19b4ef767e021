import { lastDays } from "../../report/quick-range.ts";
import { declareReport } from "../../report/define/declare-report.ts";
import { MODE_TONES, getBillMode, STATUS_TONES, getOrderStatus } from "./order-words.ts";

export const orderReport = declareReport({
  operation: "orders.report",
  title: "Order Report",
  words: {
    search: "Search orders by customer name, amount...",
    filters: "Order Report Filters",
    failure: "Failed to fetch order report. Please try again.",
    file: "OrderReport_{from}_to_{to}",
  },
  range: { from: "FromDate", to: "ToDate", default: lastDays(7) },
  filters: [
    {
      param: "OrderStatus",
      kind: "choice",
      label: "STATUS",
      all: "All Statuses",
      options: [
        { value: 1, label: "Invoiced" },
        { value: 0, label: "Not Invoiced" },
      ],
    },
    {
      param: "BillMode",
      kind: "choice",
      label: "BILL MODE",
      all: "All Modes",
      options: [
        { value: 0, label: "Cash" },
        { value: 1, label: "Credit" },
      ],
    },
    { param: "activeUserId", kind: "users", label: "USERS", all: "All Users" },
  ],
  columns: [
    { kind: "serial", label: "SL.No" },
    { field: "OrderNo", label: "Order No" },
    { field: "Date", kind: "date" },
    { field: "CustomerName", label: "Customer Name" },
    { field: "Amount", kind: "money", total: true },
    { field: "UserName", label: "User" },
    { field: "OrderStatus", label: "Status", kind: "tag", text: getOrderStatus, tones: STATUS_TONES },
    { field: "BillMode", label: "Mode", kind: "tag", text: getBillMode, tones: MODE_TONES },
    { field: "BranchName", label: "Branch", isHidden: true },
    { field: "Bill_Series", label: "Bill Series", isHidden: true },
  ],
  rows: { sort: "-Date" },
  card: { title: "CustomerName", amount: "Amount", details: ["OrderNo", "Date", "OrderStatus"] },
  details: { title: "Order Details" },
});
