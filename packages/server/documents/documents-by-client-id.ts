import type { Knex } from "knex";
import { CANCELLED_STATUS, REPLACED_STATUS, findDocumentTables, type VoucherKind } from "@vanbook/sdk/books";
import type { Schema } from "../contract/contract.ts";
import { Problem } from "@vanbook/sdk/problem";
import type { Known } from "./batch-answer.ts";
import type { WarningsOf } from "./document-type.ts";
import { readCountedWarnings } from "./references/counted-warnings.ts";
import { readEWayWarnings } from "./references/e-way-warnings.ts";
import { readPostedExpiredWarnings } from "./references/expired-warnings.ts";

type KnownDocument = Known<Schema<"PostedDocument">>;

/** The current version of each document: as last edited, or cancelled. */
export async function readDocumentsByClientId(
  trx: Knex.Transaction,
  companyId: number,
  kind: VoucherKind,
  clientIds: readonly string[],
): Promise<Map<string, KnownDocument>> {
  if (clientIds.length === 0) return new Map();
  const table = findDocumentTables(kind)?.table;
  // Only the first voucher of a number has the client id; each edit posts another voucher with the
  // same number.
  const vouchers = trx("vouchers as f")
    .join("vouchers as v", (on) => {
      for (const column of NUMBER_COLUMNS) on.on(`v.${column}`, `f.${column}`);
    })
    .where({ "f.company_id": companyId, "f.kind": kind, "v.reverses_id": null })
    .whereIn("f.client_id", [...clientIds])
    .select({ voucherId: "v.id", number: "v.number", voucherNo: "v.voucher_no", date: "v.date" })
    .select({ amount: "v.amount", clientId: "f.client_id", hash: "f.request_hash" });
  const rows: KnownRow[] = await (table === undefined ? joinReversals(vouchers) : ofTable(vouchers, table));
  return new Map(rows.map((row) => [row.clientId, toKnownDocument(kind, row)]));
}

function ofTable(vouchers: Knex.QueryBuilder, table: string) {
  return vouchers
    .join(`${table} as d`, (on) => on.on("d.company_id", "v.company_id").andOn("d.voucher_id", "v.id"))
    .whereNot("d.status", REPLACED_STATUS)
    .select({ id: "d.id", status: "d.status" });
}

/** Puts the valid voucher (or else the last reversed one) last, because that row is used. */
function joinReversals(vouchers: Knex.QueryBuilder) {
  return vouchers
    .leftJoin("vouchers as r", (on) => {
      for (const column of NUMBER_COLUMNS) on.on(`r.${column}`, `v.${column}`);
      on.on("r.reverses_id", "v.id");
    })
    .select({ reversalId: "r.id" })
    .orderByRaw("r.id IS NULL, r.created_at, r.id");
}

function toKnownDocument(kind: VoucherKind, row: KnownRow): KnownDocument {
  const { hash, id = null, status, reversalId = null, ...document } = row;
  const isCancelled = status === CANCELLED_STATUS || reversalId !== null;
  const now = { status: isCancelled ? ("cancelled" as const) : ("posted" as const), replayed: true };
  return { hash, saved: { id, kind, ...document, ...now, warnings: [] } };
}

/** Only documents that were posted before and are in effect get warnings, as of today. */
export async function withWarnings<Answer extends Schema<"PostedDocument"> | Problem>(
  trx: Knex.Transaction,
  companyId: number,
  warningsOf: WarningsOf | undefined,
  answers: readonly Answer[],
): Promise<Answer[]> {
  const before = answers.filter((answer) => isBefore(answer));
  const ids = before.flatMap(({ id }) => id ?? []);
  const inEffect = before.flatMap(({ status, voucherId }) => (status === "posted" ? voucherId : []));
  const [ownWarnings, readExpired, countWarnings, eWayWarnings] = await Promise.all([
    warningsOf?.(trx, companyId, ids),
    readPostedExpiredWarnings(trx, companyId, inEffect),
    readCountedWarnings(trx, companyId, inEffect),
    before[0] && readEWayWarnings(trx, companyId, before[0].kind, inEffect),
  ]);
  const addWarnings = async (answer: Answer) => {
    if (!isBefore(answer)) return answer;
    const warnings = [
      ...(ownWarnings?.get(answer.id ?? 0) ?? []),
      ...(await readExpired(answer.voucherId)),
      ...(countWarnings.get(answer.voucherId) ?? []),
      ...(eWayWarnings?.get(answer.voucherId) ?? []),
    ];
    return { ...answer, warnings };
  };
  return Promise.all(answers.map(addWarnings));
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

const NUMBER_COLUMNS = ["company_id", "kind", "year_id", "series_id", "number"];
