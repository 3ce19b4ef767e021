import type { Percent } from "../../books/money.ts";
import type { Steps } from "../steps.ts";
import {
  addAmounts,
  addLine,
  calculateValue,
  countDocument,
  createCell,
  type Cell,
  type OpenCell,
} from "./cell.ts";
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
export function* sumSmallSupplies(placedDocuments: readonly PlacedDocument[]): Steps<SmallSupplies> {
  const total = createCell();
  const rowsByPlace = new Map<string, OpenRow[]>();
  for (const placedDocument of placedDocuments) {
    yield 1;
    const { document, table, tableLines, sign } = placedDocument;
    if (table !== "7" || tableLines.length === 0) continue;
    countDocument(total, document.id, tableLines);
    const rows = findRows(rowsByPlace, placedDocument);
    for (const line of tableLines)
      addLine(findRow(rows, placedDocument, line.taxRate), document.id, line, sign);
  }
  const rows = [...rowsByPlace.values()].flat();
  for (const row of rows) row.value = calculateValue(row);
  addAmounts(total, rows);
  return { total, rows: rows.toSorted(compareRows) };
}

type OpenRow = SmallSupply & OpenCell;

function findRows(rowsByPlace: Map<string, OpenRow[]>, placedDocument: PlacedDocument): OpenRow[] {
  const { document, isInterState } = placedDocument;
  const place = `${document.placeOfSupply}${isInterState ? "" : "/own"}`;
  const rows = rowsByPlace.get(place) ?? [];
  rowsByPlace.set(place, rows);
  return rows;
}

function findRow(rows: OpenRow[], { document, isInterState }: PlacedDocument, rate: Percent): OpenRow {
  for (const row of rows) if (row.rate === rate) return row;
  const row = { ...createCell(), isInterState, placeOfSupply: document.placeOfSupply, rate };
  rows.push(row);
  return row;
}

function compareRows(a: SmallSupply, b: SmallSupply): number {
  return (
    Number(a.isInterState) - Number(b.isInterState) ||
    Number(a.placeOfSupply) - Number(b.placeOfSupply) ||
    Number(a.rate - b.rate)
  );
}
