import { roundFigure, sheetRules } from "@vanbook/sdk/rules";
import type { Schema } from "../contract/contract.ts";
import type { ImportKind } from "./sheet-columns.ts";

type Row = Partial<Schema<"SheetRow">> & { Row: number };

/**
 * The row with each figure rounded to the decimals of its field, because a formula such as
 * `=110/1.05` has more; and which figures had another value before.
 */
export function roundFigures<Sheet extends Row>(
  kind: ImportKind,
  row: Sheet,
): { row: Sheet; changes: Schema<"RoundedFigure">[] } {
  const figures = sheetRules(kind).flatMap(([column, { decimals }]) => {
    const from = row[column];
    if (decimals === undefined || !from) return [];
    const to = roundFigure(from, decimals);
    return to === from ? [] : [{ Row: row.Row, column, from, to }];
  });
  return {
    row: { ...row, ...Object.fromEntries(figures.map(({ column, to }) => [column, to])) },
    // More zeros at the end are no other value.
    changes: figures.filter(({ from, to }) => Number(from) !== Number(to)),
  };
}
