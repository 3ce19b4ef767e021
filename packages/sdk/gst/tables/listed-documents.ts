import type { Percent } from "../../books/money.ts";
import type { DocumentTable } from "../table-names.ts";
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

export function* listDocuments(
  placedDocuments: readonly PlacedDocument[],
): Steps<Readonly<Record<ListedTable, DocumentList>>> {
  const lists = {
    ...{ "4A": createList(), "4B": createList(), "5": createList() },
    ...{ "6A": createList(), "6B": createList(), "6C": createList() },
    "9B-registered": createList(),
    "9B-unregistered": createList(),
  };
  for (const placedDocument of placedDocuments) {
    yield 1;
    const { table, tableLines, sign, document } = placedDocument;
    if (table === "7" || tableLines.length === 0) continue;
    const { total, rows } = lists[table];
    const row = makeRow(placedDocument);
    rows.push(row);
    addAmounts(total, [row.total], sign);
    countDocument(total, document.id, tableLines);
  }
  return lists;
}

interface OpenList extends DocumentList {
  total: OpenCell;
  rows: DocumentRow[];
}

function createList(): OpenList {
  return { total: createCell(), rows: [] };
}

function makeRow({ document, party, isInterState, tableLines }: PlacedDocument): DocumentRow {
  const items: (RateItem & OpenCell)[] = [];
  for (const line of tableLines) addLine(findItem(items, line.taxRate), document.id, line, 1n);
  for (const item of items) item.value = calculateValue(item);
  const total = createCell();
  addAmounts(total, items);
  total.value = document.value;
  countDocument(total, document.id, tableLines);
  return { document, party, isInterState, total, items };
}

function findItem(items: (RateItem & OpenCell)[], rate: Percent): OpenCell {
  for (const item of items) if (item.rate === rate) return item;
  const item = { ...createCell(), rate };
  items.push(item);
  return item;
}
