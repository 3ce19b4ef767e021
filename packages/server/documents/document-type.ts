import type { Knex } from "knex";
import type { Books } from "../books/posting/company-books.ts";
import type { VoucherKind } from "../books/posting/voucher-kind.ts";
import type { Voucher } from "../books/posting/voucher.ts";
import type { Client } from "../contract/handler.ts";
import type { Principal } from "../contract/principal.ts";
import type { EditedReferences } from "./references/deleted-references.ts";

/** What documents are made of besides themselves. */
export interface Planning {
  trx: Knex.Transaction;
  principal: Principal;
  books: Books;
  /** The id of the document that is edited: what it took is free again for its successor. */
  replaces?: number;
  /** What that document names, though it may have been deleted since. */
  edited: EditedReferences;
}

/** Reads what documents refer to, a query a table however many they are, and answers how a voucher is made of each. */
export type Plan<Input> = (
  planning: Planning,
  inputs: readonly Input[],
) => Promise<(input: Input) => Voucher>;

/** What every document that is posted from outside may carry. */
export interface DocumentInput {
  clientId?: string;
  date: string;
}

/** A kind of document as the operations know it. */
export interface DocumentType {
  name: string;
  kind: VoucherKind;
  plan: Plan<DocumentInput>;
}

/** As much of a call as posting needs. */
export interface Call<Given> {
  body: Given;
  principal: Principal;
  db: Knex;
  client: Client;
}
