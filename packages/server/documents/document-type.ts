import type { Knex } from "knex";
import type { Books, VoucherKind, Voucher } from "@vanbook/sdk/books";
import type { Schema } from "../contract/contract.ts";
import type { Client } from "../contract/handler.ts";
import type { Principal } from "../contract/principal.ts";
import type { DocumentKind } from "../auth/limits.ts";
import type { Bounds } from "../auth/refusals.ts";
import type { EditedReferences } from "./references/deleted-references.ts";

/**
 * What a voucher is made by in addition to its document. `books` and `limits` may be read in the same packet as the
 * plan's own queries: they are available only when the function that the plan returned is called.
 */
export interface PlanningTerms extends Bounds {
  principal: Principal;
  books: Books;
  /** Id of the edited document: the credit, order and goods that it used are available again. */
  replaces?: number;
  /** The records that the edited document refers to; it may keep them even if they were deleted later. */
  edited: EditedReferences;
}

/** What a plan needs in addition to the documents. */
export interface Planning extends PlanningTerms {
  trx: Knex.Transaction;
}

/** Planning for documents that are only priced, not posted: locks nothing. */
export interface AskedPlanning extends PlanningTerms {
  trx: Knex;
}

/**
 * Reads what documents refer to, with one query per table for all documents and all independent queries at once;
 * returns the function that makes each document's voucher.
 */
export type Plan<Input> = (
  planning: Planning,
  inputs: readonly Input[],
) => Promise<(input: Input) => PlannedVoucher>;

/** A document's voucher, with warnings that don't stop it from being posted. */
export type PlannedVoucher = Voucher & { warnings?: Schema<"DocumentWarning">[] };

/** The fields that every posted document may have. */
export interface DocumentInput {
  clientId?: string;
  date: string;
}

/** A kind of document and how it is posted. */
export interface DocumentType {
  name: DocumentKind;
  kind: VoucherKind;
  plan: Plan<DocumentInput>;
  warningsOf?: WarningsOf;
}

/** Reads the warnings of documents that are already posted, by document id. */
export type WarningsOf = (
  trx: Knex.Transaction,
  companyId: number,
  ids: readonly number[],
) => Promise<ReadonlyMap<number, Schema<"DocumentWarning">[]>>;

/** The parts of a call that posting needs. */
export interface Call<Given> {
  body: Given;
  principal: Principal;
  db: Knex;
  client: Client;
}
