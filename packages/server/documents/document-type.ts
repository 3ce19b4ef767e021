import type { Knex } from "knex";
import type { Books, VoucherKind, Voucher } from "@vanbook/sdk/books";
import type { Schema } from "../contract/contract.ts";
import type { Client } from "../contract/handler.ts";
import type { Principal } from "../contract/principal.ts";
import type { DocumentKind } from "../auth/limits.ts";
import type { Bounds } from "../auth/refusals.ts";
import type { EditedReferences } from "./references/deleted-references.ts";

/**
 * What makes a voucher, in addition to the document. `books` and `limits` may be read in the same packet
 * as the plan's own queries: use them only inside the function that the plan returns.
 */
export interface PlanningTerms extends Bounds {
  principal: Principal;
  books: Books;
  /** The edited document's id: the credit, order and goods that it used are available again. */
  replaces?: number;
  /** The edited document may keep these records even if they were deleted later. */
  edited: EditedReferences;
}

export interface Planning extends PlanningTerms {
  trx: Knex.Transaction;
}

/** For documents that are only priced, not posted: locks nothing. */
export interface AskedPlanning extends PlanningTerms {
  trx: Knex;
}

/**
 * Reads what the documents refer to, with one query per table for all documents and all independent
 * queries at once; returns the function that makes each document's voucher.
 */
export type Plan<Input> = (
  planning: Planning,
  inputs: readonly Input[],
) => Promise<(input: Input) => PlannedVoucher>;

export type PlannedVoucher = Voucher & { warnings?: Schema<"DocumentWarning">[] };

export interface DocumentInput {
  clientId?: string;
  date: string;
}

export interface DocumentType {
  name: DocumentKind;
  kind: VoucherKind;
  plan: Plan<DocumentInput>;
  warningsOf?: WarningsOf;
}

export type WarningsOf = (
  trx: Knex.Transaction,
  companyId: number,
  ids: readonly number[],
) => Promise<ReadonlyMap<number, Schema<"DocumentWarning">[]>>;

export interface Call<Given> {
  body: Given;
  principal: Principal;
  db: Knex;
  client: Client;
}
