import type { Knex } from "knex";
import { CANCELLED, REPLACED, documentTablesOf, type VoucherKind } from "@vanbook/sdk/books";
import type { Schema } from "../contract/contract.ts";
import { Problem } from "@vanbook/sdk/problem";
import type { WarningsOf } from "./document-type.ts";
import { expiredWarningsOf } from "./references/expired-warnings.ts";

/**
 * A document that is already posted, with the hash of the client's first request (null if it was posted before hashes
 * were stored).
 */
export interface KnownDocument {
  hash: Buffer | null;
  document: Schema<"PostedDocument">;
}

/** Reads documents by client id in their current version: as last edited, or cancelled. */
export async function documentsByClientId(
  trx: Knex.Transaction,
  companyId: number,
  kind: VoucherKind,
  clientIds: readonly string[],
): Promise<Map<string, KnownDocument>> {
  if (clientIds.length === 0) return new Map();
  const table = documentTablesOf(kind)?.table;
  // Only the first voucher of a number has the client id; each edit makes another voucher with the same number.
  const vouchers = trx("vouchers as f")
    .join("vouchers as v", (on) => {
      for (const column of NUMBERED) on.on(`v.${column}`, `f.${column}`);
    })
    .where({ "f.company_id": companyId, "f.kind": kind, "v.reverses_id": null })
    .whereIn("f.client_id", [...clientIds])
    .select({
      id: "v.id",
      number: "v.number",
      voucher_no: "v.voucher_no",
      date: "v.date",
      amount: "v.amount",
      client_id: "f.client_id",
      request_hash: "f.request_hash",
    });
  const rows: KnownRow[] = await (table === undefined ? vouchersOnly(vouchers) : ofTable(vouchers, table));
  return new Map(rows.map((row) => [row.client_id, knownDocument(kind, row)]));
}

/** Joins the document row that no edit has replaced. */
function ofTable(vouchers: Knex.QueryBuilder, table: string) {
  return vouchers
    .join(`${table} as d`, (on) => on.on("d.company_id", "v.company_id").andOn("d.voucher_id", "v.id"))
    .whereNot("d.status", REPLACED)
    .select({ document_id: "d.id", status: "d.status" });
}

/**
 * Adds reversals, and sorts the voucher in effect last (or else the one reversed last): the last row of a client id is
 * used.
 */
function vouchersOnly(vouchers: Knex.QueryBuilder) {
  return vouchers
    .leftJoin("vouchers as r", (on) => {
      for (const column of NUMBERED) on.on(`r.${column}`, `v.${column}`);
      on.on("r.reverses_id", "v.id");
    })
    .select({ reversal_id: "r.id" })
    .orderByRaw("r.id IS NULL, r.created_at, r.id");
}

function knownDocument(kind: VoucherKind, row: KnownRow): KnownDocument {
  const isCancelled = row.status === CANCELLED || (row.reversal_id ?? null) !== null;
  return {
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
      status: isCancelled ? "cancelled" : "posted",
      replayed: true,
      warnings: [],
    },
  };
}

/** Adds today's warnings to documents that were already posted and are in effect. */
export async function withWarnings<Answer extends Schema<"PostedDocument"> | Problem>(
  trx: Knex.Transaction,
  companyId: number,
  warningsOf: WarningsOf | undefined,
  answers: readonly Answer[],
): Promise<Answer[]> {
  const before = answers.filter((answer) => isBefore(answer));
  const [found, expired] = await Promise.all([
    warningsOf?.(
      trx,
      companyId,
      before.flatMap(({ id }) => id ?? []),
    ),
    expiredWarningsOf(
      trx,
      companyId,
      before.flatMap(({ status, voucherId }) => (status === "posted" ? voucherId : [])),
    ),
  ]);
  return Promise.all(
    answers.map(async (answer) =>
      isBefore(answer)
        ? {
            ...answer,
            warnings: [...(found?.get(answer.id ?? 0) ?? []), ...(await expired(answer.voucherId))],
          }
        : answer,
    ),
  );
}

function isBefore<Answer extends Schema<"PostedDocument">>(answer: Answer | Problem): answer is Answer {
  return !(answer instanceof Problem) && answer.replayed;
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
  status?: number;
  reversal_id?: number | null;
}

const NUMBERED = ["company_id", "kind", "year_id", "series_id", "number"];
