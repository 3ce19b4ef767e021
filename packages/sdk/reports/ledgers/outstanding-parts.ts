import type { ReportCard, ReportColumn } from "../../report/define/definition.ts";

export const outstandingParts = {
  asOn: { param: "Date", kind: "day", label: "As on", usual: (today: string) => today, isOnBar: true },
  cards: [
    { figure: "Pending", label: "Outstanding" },
    { figure: "NotDue", label: "Not Due" },
    { figure: "Days30", label: "1–30 Days" },
    { figure: "Days60", label: "31–60 Days" },
    { figure: "Days90", label: "61–90 Days" },
    { figure: "Older", label: "Over 90 Days" },
  ] satisfies ReportCard<"Pending" | "NotDue" | "Days30" | "Days60" | "Days90" | "Older">[],
  columns: [
    { field: "BillNo", label: "Bill No" },
    { field: "Date", kind: "date" },
    { field: "DueDate", label: "Due Date", kind: "date" },
    { field: "Amount", kind: "money", total: true, help: "Less returns and what was paid with it." },
    {
      field: "Settled",
      kind: "money",
      total: true,
      help: "By money that names it; other money goes against what is oldest.",
    },
    { field: "Pending", label: "Outstanding", kind: "money", total: true },
    { field: "Overdue", label: "Days Overdue", kind: "number" },
    { field: "NotDue", label: "Not Due", kind: "money", total: true },
    { field: "Days30", label: "1–30 Days", kind: "money", total: true },
    { field: "Days60", label: "31–60 Days", kind: "money", total: true },
    { field: "Days90", label: "61–90 Days", kind: "money", total: true },
    { field: "Older", label: "Over 90 Days", kind: "money", total: true },
    { field: "Type", label: "Voucher Type", isHidden: true },
    { field: "Mob", label: "Mobile", isHidden: true },
  ] satisfies ReportColumn<"billsReceivable.report">[],
  card: { title: "AccountName", amount: "Pending", details: ["BillNo", "DueDate", "Overdue"] },
  details: { title: "Bill" },
} as const;
