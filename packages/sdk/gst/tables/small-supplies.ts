import type { Percent } from "../../books/money.ts";
import { addToCell, createCell, collectLines, type Cell, type OpenCell } from "./cell.ts";
import type { PlacedDocument } from "./placed-document.ts";

/** Table 7: other supplies to unregistered persons, with debit notes added and credit notes deducted. */
export interface SmallSupplies {
  total: Cell;
  rows: readonly SmallSupply[];
}

export interface SmallSupply extends Cell {
  isInterState: boolean;
  rate: Percent;
  /** The code of a State. */
  placeOfSupply: string;
}

/** Rows within the State first, then by State and rate. */
export function sumSmallSupplies(placedDocuments: readonly PlacedDocument[]): SmallSupplies {
  const total = createCell();
  const rows = new Map<string, SmallSupply & OpenCell>();
  for (const { document, table, tableLines, sign, isInterState } of placedDocuments) {
    if (table !== "7" || tableLines.length === 0) continue;
    const { id: documentId, placeOfSupply } = document;
    addToCell(total, { documentId, lines: tableLines, sign });
    for (const [rate, lines] of collectLines(tableLines, (line) => line.taxRate)) {
      const key = `${isInterState}/${placeOfSupply}/${rate}`;
      const row = rows.get(key) ?? { isInterState, placeOfSupply, rate, ...createCell() };
      rows.set(key, row);
      addToCell(row, { documentId, lines, sign });
    }
  }
  return { total, rows: [...rows.values()].toSorted(compareRows) };
}

function compareRows(a: SmallSupply, b: SmallSupply): number {
  return (
    Number(a.isInterState) - Number(b.isInterState) ||
    Number(a.placeOfSupply) - Number(b.placeOfSupply) ||
    Number(a.rate - b.rate)
  );
}
