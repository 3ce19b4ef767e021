import { sumPaise, toDecimal, toRupees } from "@vanbook/sdk";
import { date } from "../../../sdk/format/date.ts";
import { Button } from "../../parts/Button.tsx";
import type { CellValue } from "../../../sdk/files/cells/cell-kind.ts";
import type { TableColumn, TableRow } from "../../../sdk/report/table/table-column.ts";
import type { ExportGroup, ExportLine, SheetContent } from "../../../sdk/files/sheet.ts";
import { useSheetExport } from "../../report/export/use-sheet-export.ts";
import { useReportModel } from "../../report/report-context.ts";
import type { ReportModel } from "../../report/report-model.ts";
import { financeText } from "../../../sdk/generated/text/en-IN/finance.ts";
import { useText, useTextOf } from "../../text/use-text.ts";

/** Has one line per group instead of per ledger. */
export function TrialBalanceGroups() {
  const words = useTextOf("finance", financeText);
  const { range: days, report } = useText();
  const model = useReportModel();
  const exports = useSheetExport();
  const { range } = model.state;
  const start = () => {
    if (!range) return;
    const notes = [days.between(date(range.from), date(range.to))];
    const sheet = buildGroupSheet(model, { total: words.grandTotal, notes });
    exports.start("excel", sheet, words.groupFile(range.from, range.to));
  };
  return (
    <Button
      icon="sheet"
      onPress={start}
      pendingLabel={(exports.running ?? model.isOutdated) && report.preparingFile(report.excel)}
    >
      <span className="vb-fold">{words.groupExcel}</span>
    </Button>
  );
}

function buildGroupSheet(
  { table, order, columns, title }: ReportModel,
  { total, notes }: { total: string; notes: string[] },
): SheetContent {
  const all = table?.rows ?? [];
  const rows = order ? [...order].map((at) => all[at] ?? []) : all;
  const [type, group, ...figures] = ["Type", "GName", ...FIGURE_COLUMNS].flatMap(
    (id) => columns.every.find((column) => column.id === id) ?? [],
  );
  const lines: ExportLine[] = [];
  if (type && group) {
    for (const [name, ofType] of mapRowsByValue(rows, type)) {
      lines.push(createHeading(String(name), ofType, figures));
      for (const [inner, ofGroup] of mapRowsByValue(ofType, group))
        lines.push([inner, ...figures.map((figure) => sumOf(ofGroup, figure))]);
    }
  }
  return {
    title,
    notes,
    columns: [
      { label: group?.label ?? "", kind: "text" },
      ...figures.map(({ label, kind }) => ({ label, kind })),
    ],
    rows: lines,
    totals: [null, ...figures.map((figure) => toRupees(sumPaise([sumOf(rows, figure)])))],
    totalLabel: total,
  };
}

function createHeading(
  label: string,
  rows: readonly TableRow[],
  figures: readonly TableColumn[],
): ExportGroup {
  return { kind: "group", label, level: 1, figures: [null, ...figures.map((figure) => sumOf(rows, figure))] };
}

function sumOf(rows: readonly TableRow[], { value }: TableColumn): string {
  return toDecimal(sumPaise(rows.map((row) => value(row) ?? 0)));
}

function mapRowsByValue(rows: readonly TableRow[], { value }: TableColumn): Map<CellValue, TableRow[]> {
  const rowsByValue = new Map<CellValue, TableRow[]>();
  for (const row of rows) rowsByValue.set(value(row), [...(rowsByValue.get(value(row)) ?? []), row]);
  return rowsByValue;
}

const FIGURE_COLUMNS = ["OpeningBalance", "Debit", "Credit", "ClosingBalance"];
