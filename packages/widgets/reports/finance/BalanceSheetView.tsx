import type { Row } from "@vanbook/sdk";
import { useMemo } from "react";
import type { AnyTable } from "../../../sdk/report/request/report-request.ts";
import { toRowObject } from "../../../sdk/report/table/table-columns.ts";
import { statementsText } from "../../../sdk/generated/text/en-IN/statements.ts";
import { useTextOf } from "../../text/use-text.ts";
import { formatBalanceSheetDays, readBalanceSheet } from "../../../sdk/reports/finance/balance-sheet.ts";
import { StatementSides, type StatementSidesProps } from "./StatementSides.tsx";

export interface BalanceSheetViewProps extends Pick<StatementSidesProps, "level"> {
  table: AnyTable;
  day: string;
  onRowClick: ((row: Row<"balanceSheet.report">) => void) | undefined;
}

export function BalanceSheetView({ table, day, level, onRowClick }: BalanceSheetViewProps) {
  const words = useTextOf("statements", statementsText);
  const { liabilities, assets } = useMemo(() => readBalanceSheet(table), [table]);
  const figures = formatBalanceSheetDays(day);
  const open = (head: number) => {
    const row = table.rows.find((one) => one[table.columns.indexOf("AcHead")] === head);
    if (row) onRowClick?.(toRowObject(table.columns, row) as Row<"balanceSheet.report">);
  };
  const sides = [
    { title: words.liabilities, total: words.totalLiabilities, side: liabilities },
    { title: words.assets, total: words.totalAssets, side: assets },
  ];
  return <StatementSides sides={sides} figures={figures} level={level} onOpen={onRowClick && open} />;
}
