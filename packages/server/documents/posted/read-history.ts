import type { Knex } from "knex";
import { findDocumentTables, type VoucherKind, paise, quantity } from "@vanbook/sdk/books";
import type { Schema } from "../../contract/contract.ts";
import type { Principal } from "../../contract/principal.ts";
import { joinFacts, joinOwn, ofCompany, ofDocuments } from "../../auth/scope.ts";
import type { Moved, NumberedVouchers, VersionRow } from "./voucher-history.ts";

export interface NumberOf {
  kind: VoucherKind;
  year_id: number;
  series_id: number;
  number: number;
}

export async function readNumber(db: Knex, principal: Principal, of: NumberOf): Promise<NumberedVouchers> {
  const rows = await readVouchersOfNumber(db, principal, of);
  const ids = rows.map(({ id }) => id);
  const [visibleIds, ways] = await Promise.all([
    readVisibleIds(db, principal, ids),
    readEntryWays(db, principal, of.kind, rows),
  ]);
  const vouchers = rows.map((row) => ({
    ...row,
    isSeen: visibleIds.has(row.id),
    via: ways.get(row.id) ?? null,
  }));
  const versions = vouchers.filter((each) => each.reversesId === null && each.isSeen).map(({ id }) => id);
  if (versions.length < 2) return { vouchers, entries: [], moves: [] };
  const [entries, moves] = await Promise.all([
    readEntries(db, principal, versions),
    readMoves(db, principal, versions),
  ]);
  return { vouchers, entries, moves };
}

type NumberRow = Omit<VersionRow, "isSeen" | "via">;

function readVouchersOfNumber(db: Knex, principal: Principal, of: NumberOf): Promise<NumberRow[]> {
  const { kind, year_id, series_id, number } = of;
  const vouchers = ofCompany(db, principal, "vouchers as v").where({
    ...{ "v.kind": kind, "v.year_id": year_id, "v.series_id": series_id, "v.number": number },
  });
  joinFacts(vouchers, "account_facts as p", "v.party_id", "v.edition");
  // Each process takes ids in blocks, so a lower id does not mean an earlier voucher.
  return joinFacts(vouchers, "user_facts as u", "v.created_by", "v.edition")
    .orderBy(["v.created_at", "v.id"])
    .select({
      id: "v.id",
      reversesId: "v.reverses_id",
      date: "v.date",
      party: "p.name",
      amount: "v.amount",
      narration: "v.narration",
      reason: "v.reason",
      enteredBy: "u.name",
      createdAt: "v.created_at",
    }) as unknown as Promise<NumberRow[]>; // knex knows no column types
}

async function readVisibleIds(
  db: Knex,
  principal: Principal,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const vouchers = ofCompany(db, principal, "vouchers as v").whereIn("v.id", [...ids]);
  const visibleVouchers: { id: number }[] = await ofDocuments(vouchers, principal, "v.user_id").select(
    "v.id",
  );
  return new Set(visibleVouchers.map(({ id }) => id));
}

/** The audit log has the id of the document; for a cancellation, the id of the cancelled one. */
async function readEntryWays(db: Knex, principal: Principal, kind: VoucherKind, rows: readonly NumberRow[]) {
  const table = findDocumentTables(kind)?.table;
  const ids = rows.filter(({ reversesId }) => reversesId === null).map(({ id }) => id);
  const documents = table
    ? await readDocumentIds(db, principal, table, ids)
    : new Map(ids.map((id) => [id, id]));
  const lines: { document: string; operation: string; via: Schema<"EnteredVia"> }[] = await ofCompany(
    db,
    principal,
    "audit_log as a",
  )
    .where("a.entity", table ?? "vouchers")
    .whereIn("a.entity_id", [...documents.values()].map(String))
    .orderBy("a.id")
    .select({ document: "a.entity_id", operation: "a.operation", via: "a.via" });
  const ways = new Map<number, Schema<"EnteredVia">>();
  for (const { id, reversesId } of rows) {
    const document = String(documents.get(reversesId ?? id));
    const own = lines.filter((line) => line.document === document);
    const line = own.find(({ operation }) => TAKES_BACK.test(operation) === (reversesId !== null));
    if (line) ways.set(id, line.via);
  }
  return ways;
}

async function readDocumentIds(db: Knex, principal: Principal, table: string, ids: readonly number[]) {
  const documents: { id: number; voucher: number }[] = await ofCompany(db, principal, `${table} as d`)
    .whereIn("d.voucher_id", [...ids])
    .select({ id: "d.id", voucher: "d.voucher_id" });
  return new Map(documents.map(({ id, voucher }) => [voucher, id]));
}

async function readEntries(db: Knex, principal: Principal, ids: readonly number[]): Promise<Moved[]> {
  const entries = ofCompany(db, principal, "ledger_entries as e").whereIn("e.voucher_id", [...ids]);
  const rows: (Named & { debit: string; credit: string })[] = await joinFacts(
    joinOwn(entries, "vouchers as v", "v.id", "e.voucher_id"),
    "account_facts as a",
    "e.account_id",
    "v.edition",
  )
    .orderBy(["e.voucher_id", "e.line_no"])
    .select({
      ...{ voucherId: "e.voucher_id", id: "e.account_id", name: "a.name" },
      ...{ debit: "e.debit", credit: "e.credit" },
    });
  return rows.map(({ debit, credit, ...own }) => ({ ...own, amount: paise(debit) - paise(credit) }));
}

async function readMoves(db: Knex, principal: Principal, ids: readonly number[]): Promise<Moved[]> {
  const moves = ofCompany(db, principal, "stock_moves as m").whereIn("m.voucher_id", [...ids]);
  const rows: (Named & { quantity: string })[] = await joinFacts(
    joinOwn(moves, "vouchers as v", "v.id", "m.voucher_id"),
    "item_facts as i",
    "m.item_id",
    "v.edition",
  )
    .orderBy(["m.voucher_id", "m.line_no"])
    .select({ voucherId: "m.voucher_id", id: "m.item_id", name: "i.name", quantity: "m.quantity" });
  return rows.map(({ quantity: movedQuantity, ...own }) => ({ ...own, amount: quantity(movedQuantity) }));
}

type Named = Omit<Moved, "amount">;

const TAKES_BACK = /\.(cancel|delete)$/;
