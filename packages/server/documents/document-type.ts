import type { Knex } from "knex";
import type { Books, VoucherKind, Voucher } from "@vanbook/sdk/books";
import type { Schema } from "../contract/contract.ts";
import type { Client } from "../contract/handler.ts";
import type { Principal } from "../contract/principal.ts";
import type { DocumentKind } from "../auth/limits.ts";
import type { Bounds } from "../auth/refusals.ts";
import type { EditedReferences } from "./references/deleted-references.ts";

/**
 * What vouchers are made from, besides the documents themselves. `books` and `limits` may be read together with what a plan reads,
 * in one packet: they are there when the plan's function is called, not before.
 */
export interface Planning extends Bounds {
  trx: Knex.Transaction;
  principal: Principal;
  books: Books;
  /** Id of the document that is edited: what it used (credit, order, goods of a bill) is available again. */
  replaces?: number;
  /** The records that it refers to; they may stay even if they have been deleted since. */
  edited: EditedReferences;
}

/** What documents are planned with that are priced and not posted: nothing is locked for them. */
export type AskedPlanning = Omit<Planning, "trx"> & { trx: Knex };

/**
 * Reads what documents refer to, with one query per table however many they are, and asks at once for all that it can; returns the function that makes a
 * voucher of each.
 */
export type Plan<Input> = (
  planning: Planning,
  inputs: readonly Input[],
) => Promise<(input: Input) => PlannedVoucher>;

/** A document's voucher, and what should be looked at though it may be posted. */
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

/** Reads the warnings of documents that were posted before, by their ids. */
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
