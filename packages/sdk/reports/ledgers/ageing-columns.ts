import type { ReportColumn } from "../../report/define/definition.ts";

/** Ageing of a balance: columns that are hidden at first; the server calculates them only while one is shown. */
export const ageingColumns = [
  { field: "NotDue", label: "Not Due", kind: "money", total: true, isHidden: true, asks: "Ageing" },
  { field: "Days30", label: "1–30 Days", kind: "money", total: true, isHidden: true, asks: "Ageing" },
  { field: "Days60", label: "31–60 Days", kind: "money", total: true, isHidden: true, asks: "Ageing" },
  { field: "Days90", label: "61–90 Days", kind: "money", total: true, isHidden: true, asks: "Ageing" },
  { field: "Older", label: "Over 90 Days", kind: "money", total: true, isHidden: true, asks: "Ageing" },
] satisfies ReportColumn<"debtors.report">[];
