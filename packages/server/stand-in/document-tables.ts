import { findDocumentTables, type DocumentTable, type LineTable, type VoucherKind } from "@vanbook/sdk/books";
import type { StandInBooks } from "./books.ts";
import type { Tables } from "./tables.ts";

export type KnownDocumentTable = Extract<DocumentTable, keyof Tables>;
export type KnownLineTable = Extract<LineTable, keyof Tables>;

/** Undefined for a kind without documents. */
export function findDocumentTable(kind: VoucherKind): KnownDocumentTable | undefined {
  return findDocumentTables(kind)?.table as KnownDocumentTable | undefined; // only kinds that the stand-in posts
}

/** Undefined for a reversal, and for a kind without documents. */
export function findVoucherDocument(
  { tables }: StandInBooks,
  { kind, id }: { kind: VoucherKind; id: number },
) {
  const table = findDocumentTable(kind);
  return table && tables[table].find((row) => row.voucher_id === id);
}
