import type { Percent } from "../../books/money.ts";
import type { DocumentTable } from "../table-names.ts";
import { addToCell, createCell, collectLines, type Cell } from "./cell.ts";
import type { PlacedDocument } from "./placed-document.ts";

/** The tables that list each document: all but table 7. */
export type ListedTable = Exclude<DocumentTable, "7">;

export interface DocumentList {
  /** Debit notes are added, credit notes deducted. */
  total: Cell;
  rows: readonly DocumentRow[];
}

/** A document with amounts as they are in it: positive in credit notes too. */
export interface DocumentRow extends Pick<PlacedDocument, "document" | "party" | "isInterState"> {
  total: Cell;
  /** One for each rate, in the order of the lines. */
  items: readonly RateItem[];
}

export interface RateItem extends Cell {
  rate: Percent;
}

export const LISTED_TABLES: readonly ListedTable[] = [
  ...(["4A", "4B", "5", "6A", "6B", "6C"] as const),
  ...(["9B-registered", "9B-unregistered"] as const),
];

export function listDocuments(
  placedDocuments: readonly PlacedDocument[],
): Readonly<Record<ListedTable, DocumentList>> {
  const makeList = (table: ListedTable): DocumentList => {
    const own = placedDocuments.filter((each) => each.table === table && each.tableLines.length > 0);
    const total = createCell();
    for (const { document, tableLines, sign } of own)
      addToCell(total, { documentId: document.id, lines: tableLines, sign, value: document.value });
    return { total, rows: own.map(makeRow) };
  };
  return {
    ...{ "4A": makeList("4A"), "4B": makeList("4B"), "5": makeList("5") },
    ...{ "6A": makeList("6A"), "6B": makeList("6B"), "6C": makeList("6C") },
    "9B-registered": makeList("9B-registered"),
    "9B-unregistered": makeList("9B-unregistered"),
  };
}

function makeRow({ document, party, isInterState, tableLines }: PlacedDocument): DocumentRow {
  const total = createCell();
  addToCell(total, { documentId: document.id, lines: tableLines, sign: 1n, value: document.value });
  const items = [...collectLines(tableLines, (line) => line.taxRate)].map(([rate, lines]) => {
    const item = createCell();
    addToCell(item, { documentId: document.id, lines, sign: 1n });
    return { rate, ...item };
  });
  return { document, party, isInterState, total, items };
}
