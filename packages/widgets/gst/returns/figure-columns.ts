import type { GstReturnText } from "../../../sdk/generated/text/en-IN/gst-return.ts";
import type { CellKind, CellValue } from "../../../sdk/files/cells/cell-kind.ts";
import type { TableColumn } from "../../../sdk/report/table/table-column.ts";

/** What every figure of a return has. */
export interface ReturnFigure {
  cell: string;
  count: number;
  value: number;
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
}

/** A column of rows that hold one object each. */
export function createFieldColumn<Item>(
  id: string,
  label: string,
  value: (item: Item) => CellValue,
  kind: CellKind = "text",
): TableColumn {
  return { id, label, kind, isSortable: false, value: (row) => value(row[0] as Item) }; // as the rows were made
}

export function createFigureColumns<Item>(
  { columns }: GstReturnText,
  getFigure: (item: Item) => ReturnFigure,
): TableColumn[] {
  return [
    createFieldColumn("documents", columns.documents, (item: Item) => getFigure(item).count, "number"),
    ...AMOUNT_FIELDS.map((field) =>
      createFieldColumn(field, columns[field], (item: Item) => getFigure(item)[field], "money"),
    ),
  ];
}

/** Sums of the columns that `createFigureColumns` makes, except of the documents: one may be in several figures. */
export function sumFigures(figures: readonly ReturnFigure[]): Readonly<Record<string, number>> {
  return Object.fromEntries(
    AMOUNT_FIELDS.map((field) => [
      field,
      figures.reduce((paise, figure) => paise + Math.round(figure[field] * 100), 0) / 100,
    ]),
  );
}

const AMOUNT_FIELDS = ["value", "taxable", "cgst", "sgst", "igst"] as const;
