import { documentTablesOf, type DocumentTable, type LineTable, type VoucherKind } from "@vanbook/sdk/books";
import type { StandInBooks } from "./books.ts";
import type { Tables } from "./tables.ts";

/** The tables of the documents that the stand-in posts. */
export type KnownDocumentTable = Extract<DocumentTable, keyof Tables>;
export type KnownLineTable = Extract<LineTable, keyof Tables>;

/** The table of a kind's documents; undefined for a kind without one. */
export function tableOf(kind: VoucherKind): KnownDocumentTable | undefined {
  return documentTablesOf(kind)?.table as KnownDocumentTable | undefined; // only kinds that the stand-in posts
}

/** The document of a voucher; undefined for a reversal, and for a kind without documents. */
export function documentOf({ tables }: StandInBooks, { kind, id }: { kind: VoucherKind; id: number }) {
  const table = tableOf(kind);
  return table && tables[table].find((row) => row.voucher_id === id);
}
