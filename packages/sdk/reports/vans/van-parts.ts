import type { ReportColumn, ReportWords } from "../../report/define/definition.ts";

export const vanParts = {
  words: {
    search: "Search by item name",
    failure: "Failed to load stock report.",
    noMatch: "No matching data found",
    empty: "No data available",
    generate: "Generate",
    generating: "Generating...",
  } satisfies ReportWords,
  filters: [
    {
      param: "Branch",
      kind: "branch",
      label: "Branch",
      all: "Select Branch",
      isOnBar: true,
      missing: "Please fill all required fields.",
    },
    {
      param: "VanId",
      kind: "vehicle",
      label: "Vehicle",
      all: "Select Vehicle",
      isOnBar: true,
      missing: "Please fill all required fields.",
      after: "Branch",
    },
  ],
  measures: [
    { field: "Stock", label: "Van OS", kind: "quantity", total: true },
    { field: "RetQty", label: "Return Qty", kind: "quantity", total: true },
    { field: "GoodStock", label: "Good Stock", kind: "quantity", total: true },
    { field: "DmgedQty", label: "Damaged Qty", kind: "quantity", total: true },
    { field: "ReplacedQty", label: "Replaced Qty", kind: "quantity", total: true },
    { field: "SoldQty", label: "Sale", kind: "quantity", total: true },
    { field: "FreeSoldQty", label: "Free Qty", kind: "quantity", total: true },
    { field: "Adjustment", kind: "quantity", total: true, isHidden: true },
    { field: "NetStock", label: "Net Stock", kind: "quantity", total: true },
    { field: "VtStock", label: "Vt Stock", kind: "quantity", total: true },
  ] satisfies ReportColumn<"vanLoads.report">[],
  card: { title: "ItemName", amount: "NetStock", details: ["Stock", "VtStock", "SoldQty"] },
} as const;
