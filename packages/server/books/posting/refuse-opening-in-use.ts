import type { Knex } from "knex";
import { problem } from "@vanbook/sdk/problem";
import {
  calculateLeftAtRate,
  paise,
  type NoteKind,
  type Paise,
  type Remainder,
  type VoucherRow,
} from "@vanbook/sdk/books";
import { queryNamedRows } from "../../db/rows.ts";
import { findPartiesWithUnnamed, OWED_SIDES, readPartyRemainders } from "./remainders.ts";

/**
 * Call it after an opening was cancelled, or edited to the voucher `next`. Throws DOCUMENT_IN_USE or
 * REMAINDER_EXCEEDED if notes or returns that name no document took what a party owed at the opening
 * and owes no more.
 */
export async function refuseOpeningInUse(
  trx: Knex.Transaction,
  { company_id: company, id, kind }: VoucherRow,
  next?: number,
): Promise<void> {
  if (kind !== "opening") return;
  for (const noteKind of NOTE_KINDS) {
    const loweredOpenings = await readLoweredOpenings(trx, company, noteKind, [id, next ?? 0]);
    const partyIds = await findPartiesWithUnnamed(trx, company, noteKind, [...loweredOpenings.keys()]);
    const remainders = await readPartyRemainders(trx, company, noteKind, partyIds);
    for (const [partyId, remainder] of remainders)
      if (isExceededBy(remainder, loweredOpenings.get(partyId) ?? 0n))
        throw problem(next === undefined ? "DOCUMENT_IN_USE" : "REMAINDER_EXCEEDED", {
          message: OPENING_IN_USE,
        });
  }
}

/** By party, how much less it owed at the opening than before the change. */
async function readLoweredOpenings(
  trx: Knex,
  company: number,
  noteKind: NoteKind,
  [original, next]: readonly [original: number, next: number],
): Promise<Map<number, Paise>> {
  const owedSql = OWED_SIDES[noteKind];
  const rows = await queryNamedRows<{ account_id: number; before_it: string; now_it: string }>(
    trx,
    `SELECT x.account_id, GREATEST(x.owed + x.taken, 0) AS before_it, GREATEST(x.owed, 0) AS now_it FROM (
      SELECT e.account_id, SUM(${owedSql}) AS owed,
        SUM(CASE e.voucher_id WHEN :original THEN ${owedSql} WHEN :next THEN -(${owedSql}) ELSE 0 END) AS taken
      FROM ledger_entries e
      WHERE e.company_id = :company AND e.entry_kind = 'opening' AND e.account_id IN (
        SELECT o.account_id FROM ledger_entries o WHERE o.company_id = :company AND o.voucher_id = :original)
      GROUP BY e.account_id) x`,
    { company, original, next },
  );
  return new Map(
    rows
      .map((row) => [row.account_id, paise(row.before_it) - paise(row.now_it)] as const)
      .filter(([, part]) => part > 0n),
  );
}

/** What was exceeded before, by documents of an earlier release, stops no correction. */
function isExceededBy(remainder: Remainder, loweredBy: Paise): boolean {
  const { amount, rates, unnamedReturns, opening = 0n } = remainder;
  if (amount < 0n && amount + loweredBy >= 0n) return true;
  const before = { ...remainder, opening: opening + loweredBy };
  return [...rates.keys(), ...(unnamedReturns?.keys() ?? [])].some(
    (rate) =>
      rate !== 0n && calculateLeftAtRate(remainder, rate) < 0n && calculateLeftAtRate(before, rate) >= 0n,
  );
}

const NOTE_KINDS = ["credit_note", "debit_note"] as const satisfies readonly NoteKind[];
const OPENING_IN_USE =
  "Notes or returns that name no document already reverse what this opening has: cancel them first.";
