import type { Knex } from "knex";
import { CANCELLED, REPLACED, documentTablesOf, type VoucherKind } from "@vanbook/sdk/books";
import type { Schema } from "../contract/contract.ts";
import { Problem } from "@vanbook/sdk/problem";
import type { Known } from "./batch-answer.ts";
import type { WarningsOf } from "./document-type.ts";
import { expiredWarningsOf } from "./references/expired-warnings.ts";

type KnownDocument = Known<Schema<"PostedDocument">>;

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
    .select({ voucherId: "v.id", number: "v.number", voucherNo: "v.voucher_no", date: "v.date" })
    .select({ amount: "v.amount", clientId: "f.client_id", hash: "f.request_hash" });
  const rows: KnownRow[] = await (table === undefined ? vouchersOnly(vouchers) : ofTable(vouchers, table));
  return new Map(rows.map((row) => [row.clientId, knownDocument(kind, row)]));
}

/** Joins the document row that no edit has replaced. */
function ofTable(vouchers: Knex.QueryBuilder, table: string) {
  return vouchers
    .join(`${table} as d`, (on) => on.on("d.company_id", "v.company_id").andOn("d.voucher_id", "v.id"))
    .whereNot("d.status", REPLACED)
    .select({ id: "d.id", status: "d.status" });
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
    .select({ reversalId: "r.id" })
    .orderByRaw("r.id IS NULL, r.created_at, r.id");
}

function knownDocument(kind: VoucherKind, row: KnownRow): KnownDocument {
  const { hash, id = null, status, reversalId = null, ...document } = row;
  const isCancelled = status === CANCELLED || reversalId !== null;
  const now = { status: isCancelled ? ("cancelled" as const) : ("posted" as const), replayed: true };
  return { hash, saved: { id, kind, ...document, ...now, warnings: [] } };
}

/** Adds today's warnings to documents that were already posted and are in effect. */
export async function withWarnings<Answer extends Schema<"PostedDocument"> | Problem>(
  trx: Knex.Transaction,
  companyId: number,
  warningsOf: WarningsOf | undefined,
  answers: readonly Answer[],
): Promise<Answer[]> {
  const before = answers.filter((answer) => isBefore(answer));
  const ids = before.flatMap(({ id }) => id ?? []);
  const inEffect = before.flatMap(({ status, voucherId }) => (status === "posted" ? voucherId : []));
  const [found, expired] = await Promise.all([
    warningsOf?.(trx, companyId, ids),
    expiredWarningsOf(trx, companyId, inEffect),
  ]);
  const warned = async (answer: Answer) => {
    if (!isBefore(answer)) return answer;
    const warnings = [...(found?.get(answer.id ?? 0) ?? []), ...(await expired(answer.voucherId))];
    return { ...answer, warnings };
  };
  return Promise.all(answers.map(warned));
}

function isBefore<Answer extends Schema<"PostedDocument">>(answer: Answer | Problem): answer is Answer {
  return !(answer instanceof Problem) && answer.replayed;
}

type Head = Pick<Schema<"PostedDocument">, "voucherId" | "number" | "voucherNo" | "date" | "amount">;

interface KnownRow extends Head {
  clientId: string;
  hash: Buffer | null;
  id?: number;
  status?: number;
  reversalId?: number | null;
}

const NUMBERED = ["company_id", "kind", "year_id", "series_id", "number"];
