import type { Books, Voucher, VoucherKind } from "@vanbook/sdk/books";
import type { Body, Schema } from "../../contract/contract.ts";
import type { Planning as ServerPlanning } from "../../documents/document-type.ts";
import type { StandInBooks } from "../books.ts";
import type { Finders } from "../references.ts";

/** The kinds of documents that the stand-in posts, named as in their operations. */
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

/** The data for planning vouchers, in addition to the documents. */
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

/**
 * Passes the stand-in's planning to rules of the server's modules, which read only the parts that the
 * stand-in has too.
 */
export function forServer(planning: Planning): ServerPlanning {
  return planning as unknown as ServerPlanning;
}
