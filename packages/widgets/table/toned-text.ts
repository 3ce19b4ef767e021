import type { CellKind, CellValue } from "../../sdk/files/cells/cell-kind.ts";
import { cellText } from "../../sdk/files/cells/cell-text.ts";
import type { CellTone } from "./table-column.ts";

/** What a cell with a tone reads: colour alone does not say on which side an amount stands. */
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
