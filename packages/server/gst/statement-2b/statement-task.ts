import type { RefusalCode, StatementReading } from "@vanbook/sdk/gst";
import type { Schema } from "../../contract/contract.ts";

/** What the thread does. Files are bytes; those that were stored are compressed. */
export type StatementTask =
  | { kind: "read"; file: Uint8Array; gstin: string; month: string }
  | { kind: "match"; file: Uint8Array; gstin: string; month: string; query: WantedMatches };

/** A page of the matches, those of named documents, or all exact ones. */
export type WantedMatches =
  | { result: Schema<"MatchResult"> | undefined; page: number; pageSize: number }
  | { documentIds: readonly string[] }
  | "allExact";

export type ReadAnswer =
  | { refused: { path: string; code: RefusalCode } }
  | (Pick<StatementReading, "refusals" | "refusedCount" | "unreadParts"> & {
      madeOn: string | null;
      documentCount: number;
      /** SHA-256 of the file as it was sent. */
      digest: Uint8Array;
      /** Compressed. */
      file: Uint8Array;
    });

export interface MatchAnswer {
  counts: Schema<"MatchCount">[];
  rowCount: number;
  rows: FoundMatch[];
  /** Of `allExact`. */
  exact: { documentId: string; voucherId: number }[];
}

/** A match without what was decided about it, and with what a purchase is made of. */
export interface FoundMatch {
  match: Pick<Schema<"StatementMatch">, "result" | "document" | "entry" | "differences">;
  /** One line for each rate; null if neither the file nor the tax says it. */
  rates: { rate: string | null; taxable: string }[];
}

/** An entry of the books. */
export interface EntryRow {
  voucherId: number;
  voucherKind: Schema<"VoucherKind">;
  voucherNo: string;
  partyName: string | null;
  kind: "invoice" | "creditNote";
  gstin: string | null;
  number: string | null;
  date: string;
  value: string;
  taxable: string;
  cgst: string;
  sgst: string;
  igst: string;
}

/** Sent after the last entries. */
export const ENTRIES_END = "end";
