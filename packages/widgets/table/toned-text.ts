import type { CellKind, CellValue } from "../../sdk/files/cells/cell-kind.ts";
import { formatCellText } from "../../sdk/files/cells/cell-text.ts";
import type { CellTone } from "../../sdk/report/table/table-column.ts";

/**
 * Adds Dr or Cr to the text, since colour alone must not show whether an amount is debit or credit.
 */
export function formatTonedText(
  kind: CellKind,
  value: CellValue,
  missing: string,
  tone: CellTone | undefined,
): string {
  const words = formatCellText(kind, value, missing);
  return tone && kind === "money" && words !== missing ? `${words} ${SIDE_WORDS[tone]}` : words;
}

const SIDE_WORDS: Readonly<Record<CellTone, string>> = { debit: "Dr", credit: "Cr" };
