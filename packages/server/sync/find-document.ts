import type { Knex } from "knex";
import { documentTablesOf } from "../books/document-tables.ts";
import { formatPaise } from "../books/money.ts";
import type { Posted, VoucherKind } from "../books/voucher.ts";
import type { Schema } from "../http/contract.ts";
import type { Principal } from "../http/principal.ts";
import { problem } from "../http/problem.ts";
import { ofCompany, ofUsers } from "../http/scope.ts";

/** The voucher of a document that the principal may change; "not there" and "not yours" are the same. */
export async function findDocument(
  trx: Knex.Transaction,
  principal: Principal,
  kind: VoucherKind,
  id: number,
): Promise<number> {
  const table = documentTablesOf(kind)?.table;
  const vouchers = ofCompany(trx, principal, "vouchers as v").where({
    "v.kind": kind,
    "v.reverses_id": null,
  });
  if (table === undefined) vouchers.where("v.id", id);
  else {
    vouchers.join(`${table} as d`, (on) =>
      on.on("d.company_id", "v.company_id").andOn("d.voucher_id", "v.id").andOnVal("d.id", id),
    );
  }
  // A document of nobody's (a purchase, say) is the company's. Who sees the whole company narrows nothing: knex would drop the
  // empty side of the OR, and leave nobody's documents alone.
  const mine = (query: Knex.QueryBuilder) => ofUsers(query, principal, "v.user_id");
  if (!principal.wholeCompany)
    vouchers.where((either) => void either.whereNull("v.user_id").orWhere((own) => void mine(own)));
  const row: { id: number } | undefined = await vouchers.first("v.id");
  if (!row) throw problem("NOT_FOUND");
  return row.id;
}

/** Documents that a client has sent before, by its own id of them. */
export async function documentsByClientId(
  trx: Knex.Transaction,
  companyId: number,
  kind: VoucherKind,
  clientIds: readonly string[],
): Promise<Map<string, KnownDocument>> {
  if (clientIds.length === 0) return new Map();
  const table = documentTablesOf(kind)?.table;
  const vouchers = trx("vouchers as v")
    .where({ "v.company_id": companyId, "v.kind": kind })
    .whereIn("v.client_id", [...clientIds])
    .select("v.id", "v.number", "v.voucher_no", "v.date", "v.amount", "v.client_id", "v.request_hash");
  if (table !== undefined) {
    vouchers
      .leftJoin(`${table} as d`, (on) => on.on("d.company_id", "v.company_id").andOn("d.voucher_id", "v.id"))
      .select("d.id as document_id");
  }
  const rows: KnownRow[] = await vouchers;
  return new Map(
    rows.map((row) => [
      row.client_id,
      {
        hash: row.request_hash,
        document: {
          id: row.document_id ?? null,
          voucherId: row.id,
          kind,
          number: row.number,
          voucherNo: row.voucher_no,
          date: row.date,
          amount: row.amount,
          clientId: row.client_id,
          replayed: true,
        },
      },
    ]),
  );
}

/** A document that was posted just now, as its operation answers it. */
export function standingDocument(
  kind: VoucherKind,
  posted: Posted,
  clientId: string | null,
): Schema<"PostedDocument"> {
  return {
    id: posted.documentId || null,
    voucherId: posted.voucherId,
    kind,
    number: posted.number,
    voucherNo: posted.voucherNo,
    date: posted.date,
    amount: formatPaise(posted.amount),
    clientId,
    replayed: false,
  };
}

/** A document that stands, and what it was when the client sent it first. */
export interface KnownDocument {
  hash: Buffer | null;
  document: Schema<"PostedDocument">;
}

interface KnownRow {
  id: number;
  number: number;
  voucher_no: string;
  date: string;
  amount: string;
  client_id: string;
  request_hash: Buffer | null;
  document_id?: number;
}
