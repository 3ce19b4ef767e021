import type { ReactNode } from "react";
import { styled } from "styled-components";
import { createReport, type ReportProps } from "../../report/define/define-report.tsx";
import { useReportModel } from "../../report/report-context.ts";
import { toRowObject } from "../../../sdk/report/table/table-columns.ts";
import { vanLoadsText } from "../../../sdk/generated/text/en-IN/van-loads.ts";
import { useTextOf } from "../../text/use-text.ts";
import { vanLoadReport } from "../../../sdk/reports/vans/van-load-report.ts";

export interface VanLoadReportProps extends ReportProps<"vanLoads.report"> {
  /** The initial date, branch and vehicle. */
  Date?: string | undefined;
  Branch?: number | undefined;
  VanId?: number | undefined;
}

/**
 * Shows what a van had in the morning, got, sold and has left. It is for one van and one day.
 * @widget Vans
 */
export function VanLoadReport({ slots, ...props }: VanLoadReportProps): ReactNode {
  return <VanLoadRows {...props} slots={{ toolbar: <Salesman />, ...slots }} />;
}

const VanLoadRows = createReport(vanLoadReport);

VanLoadReport.definition = VanLoadRows.definition;

function Salesman() {
  const text = useTextOf("vanLoads", vanLoadsText);
  const { table } = useReportModel();
  const [first] = table?.rows ?? [];
  const name = first && table ? toRowObject(table.columns, first)["UserName"] : null;
  return (
    typeof name === "string" && <SalesmanLine className="vb-van-salesman">{text.salesman(name)}</SalesmanLine>
  );
}

const SalesmanLine = styled.span`
  order: 1;
  flex: 0 0 100%;
  font-weight: var(--vb-weight-bold);
  /* A line of its own between the toolbar and the rows. */
`;
