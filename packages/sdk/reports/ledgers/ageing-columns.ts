import type { ReportColumn } from "../../report/define/definition.ts";

/** Hidden at first; the server calculates the ageing only while one of these columns is shown. */
export const ageingColumns = [
  { field: "NotDue", label: "Not Due", kind: "money", total: true, isHidden: true, asks: "Ageing" },
  { field: "Days30", label: "1–30 Days", kind: "money", total: true, isHidden: true, asks: "Ageing" },
  { field: "Days60", label: "31–60 Days", kind: "money", total: true, isHidden: true, asks: "Ageing" },
  { field: "Days90", label: "61–90 Days", kind: "money", total: true, isHidden: true, asks: "Ageing" },
  { field: "Older", label: "Over 90 Days", kind: "money", total: true, isHidden: true, asks: "Ageing" },
] satisfies ReportColumn<"debtors.report">[];
