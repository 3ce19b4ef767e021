import type { ReactNode } from "react";
import { defineReport, type ReportProps } from "../report/define-report.tsx";
import { useReportModel } from "../report/report-context.ts";
import { rowObject } from "../report/row-object.ts";
import { useText } from "../text/use-text.ts";

export interface VanLoadReportProps extends ReportProps<"vanLoads.report"> {
  /** The day, the vehicle's branch and the vehicle to begin with. */
  Date?: string | undefined;
  Branch?: number | undefined;
  VanId?: number | undefined;
}

/** What a van had in the morning, got, sold and has left, item by item, with the salesman whose van it is. */
export function VanLoadReport({ slots, ...props }: VanLoadReportProps): ReactNode {
  return <VanLoadRows {...props} slots={{ toolbar: <Salesman />, ...slots }} />;
}

const VanLoadRows = defineReport({
  operation: "vanLoads.report",
  title: "Vanload Report",
  words: {
    search: "Search by item name",
    failure: "Failed to load stock report.",
    noMatch: "No matching data found",
    empty: "No data available",
    generate: "Generate",
    generating: "Generating...",
    file: "Vanload_Report_{to}",
  },
  filters: [
    {
      param: "Date",
      kind: "day",
      label: "Vanloading Date",
      isOnBar: true,
      missing: "Please fill all required fields.",
      usual: (today: string) => today,
    },
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
  columns: [
    { kind: "serial", label: "SI.No" },
    { field: "ItemName", label: "Item Name" },
    { field: "MRP", label: "Mrp", kind: "money" },
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
  ],
  card: { title: "ItemName", amount: "NetStock", details: ["Stock", "VtStock", "SoldQty"] },
});

/** Its definition, for hosts that draw the report themselves. */
VanLoadReport.definition = VanLoadRows.definition;

/** Whose van it is; each row says the same. */
function Salesman() {
  const { vanLoads: text } = useText();
  const { table } = useReportModel();
  const [first] = table?.rows ?? [];
  const name = first && table ? rowObject(table.columns, first)["UserName"] : null;
  return typeof name === "string" && <span className="vb-van-salesman">{text.salesman(name)}</span>;
}
