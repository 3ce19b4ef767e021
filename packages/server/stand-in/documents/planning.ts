import type { Books, Voucher, VoucherKind } from "@vanbook/sdk/books";
import type { Body, Schema } from "../../contract/contract.ts";
import type { Planning as ServerPlanning } from "../../documents/document-type.ts";
import type { StandInBooks } from "../books.ts";
import type { Finders } from "../references.ts";

/** The kinds of documents that the stand-in posts, by their operations' first word. */
export type KnownDocument =
  | "bills"
  | "receipts"
  | "payments"
  | "creditNotes"
  | "debitNotes"
  | "purchases"
  | "expenses"
  | "journals"
  | "contras"
  | "openings";

/** What vouchers are made from, besides the documents themselves. */
export interface Planning extends Omit<ServerPlanning, "trx"> {
  stand: StandInBooks;
  books: Books;
  found: Finders;
}

/** How the stand-in posts a kind of document. */
export interface KnownKind<Name extends KnownDocument> {
  kind: VoucherKind;
  plan(planning: Planning, input: Body<`${Name}.post`>): Voucher;
  warningsOf?(stand: StandInBooks, documentId: number): Schema<"DocumentWarning">[];
}

/** Rules that the server's modules keep take its own planning; of that they read only what the stand-in has too. */
export function forServer(planning: Planning): ServerPlanning {
  return planning as unknown as ServerPlanning;
}
