import type { Row } from "@vanbook/sdk";
import { useMemo } from "react";
import type { AnyTable } from "../../../sdk/report/request/report-request.ts";
import { rowObject } from "../../../sdk/report/table/table-columns.ts";
import { statementsText } from "../../../sdk/generated/text/en-IN/statements.ts";
import { useTextOf } from "../../text/use-text.ts";
import { balanceSheetDays, balanceSheetOf } from "../../../sdk/reports/finance/balance-sheet.ts";
import { StatementSides, type StatementSidesProps } from "./StatementSides.tsx";

export interface BalanceSheetViewProps extends Pick<StatementSidesProps, "level"> {
  table: AnyTable;
  day: string;
  /** Called with an account's row when it is opened. */
  onRowClick: ((row: Row<"balanceSheet.report">) => void) | undefined;
}

/** Both totals, and the two sides; each account can be opened. */
export function BalanceSheetView({ table, day, level, onRowClick }: BalanceSheetViewProps) {
  const words = useTextOf("statements", statementsText);
  const { liabilities, assets } = useMemo(() => balanceSheetOf(table), [table]);
  const figures = balanceSheetDays(day);
  const open = (head: number) => {
    const row = table.rows.find((one) => one[table.columns.indexOf("AcHead")] === head);
    // The contract's row type of this operation.
    if (row) onRowClick?.(rowObject(table.columns, row) as Row<"balanceSheet.report">);
  };
  const sides = [
    { title: words.liabilities, total: words.totalLiabilities, side: liabilities },
    { title: words.assets, total: words.totalAssets, side: assets },
  ];
  return <StatementSides sides={sides} figures={figures} level={level} onOpen={onRowClick && open} />;
}
