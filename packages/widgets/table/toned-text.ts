import type { CellKind, CellValue } from "../../sdk/files/cells/cell-kind.ts";
import { cellText } from "../../sdk/files/cells/cell-text.ts";
import type { CellTone } from "../../sdk/report/table/table-column.ts";

/** The text of a cell with a tone: colour alone must not show whether an amount is debit or credit. */
export function tonedText(
  kind: CellKind,
  value: CellValue,
  missing: string,
  tone: CellTone | undefined,
): string {
  const words = cellText(kind, value, missing);
  return tone && kind === "money" && words !== missing ? `${words} ${SIDES[tone]}` : words;
}

const SIDES: Readonly<Record<CellTone, string>> = { debit: "Dr", credit: "Cr" };
