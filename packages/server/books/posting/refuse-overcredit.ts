import type { Knex } from "knex";
import { problem } from "@vanbook/sdk/problem";
import {
  calculateLeftAtRate,
  type NoteKind,
  type Paise,
  type Percent,
  type Remainder,
  type VoucherRow,
} from "@vanbook/sdk/books";
import { SEND_LATER } from "../../db/send-later.ts";
import { findPartiesWithUnnamed, readLoweredParts, readPartyRemainders } from "./remainders.ts";

/**
 * Locks the party of a bill or purchase, or the parties of an opening, before the voucher itself, so
 * that no note or return that names no document can take at the same time what a correction takes.
 * Sent with the next statement.
 */
export async function holdPartiesOf(
  trx: Knex.Transaction,
  companyId: number,
  voucherId: number,
): Promise<void> {
  await trx
    .raw(
      `INSERT INTO party_locks (company_id, account_id)
        SELECT x.company_id, x.party_id FROM (
          SELECT v.company_id, v.party_id FROM vouchers v
          WHERE v.company_id = ? AND v.id = ? AND v.kind IN ('sale', 'purchase')
          UNION SELECT e.company_id, e.account_id FROM ledger_entries e
          WHERE e.company_id = ? AND e.voucher_id = ? AND e.entry_kind = 'opening') x
        ORDER BY x.party_id
        ON DUPLICATE KEY UPDATE account_id = VALUES(account_id)`,
      [companyId, voucherId, companyId, voucherId],
    )
    .options(SEND_LATER);
}

/**
 * Call it after a bill or purchase was cancelled, or edited to the voucher `next`. Throws
 * DOCUMENT_IN_USE or REMAINDER_EXCEEDED if its party is then credited more than it was billed,
 * because notes or returns that name no document took what the original had.
 */
export async function refuseOvercredit(
  trx: Knex.Transaction,
  { company_id: company, id, kind, party_id: partyId }: VoucherRow,
  next?: number,
): Promise<void> {
  const noteKind = NOTE_KINDS.get(kind);
  if (!noteKind || partyId === null) return;
  if ((await findPartiesWithUnnamed(trx, company, noteKind, [partyId])).length === 0) return;
  const voucherIds = { partyId, original: id, next: next ?? 0 };
  const loweredParts = (await readLoweredParts(trx, company, noteKind, voucherIds)).filter(
    (part) => part.lowered > 0n,
  );
  const alsoRates = loweredParts.flatMap(({ rate }) => rate ?? []);
  const remainders = await readPartyRemainders(trx, company, noteKind, [partyId], { alsoRates });
  const remainder = remainders.get(partyId);
  // What was exceeded before, by documents of an earlier release, stops no correction.
  const isExceeded = loweredParts.some((part) => {
    const leftAmount = remainder && findLeft(remainder, part.rate);
    return leftAmount !== undefined && leftAmount < 0n && leftAmount + part.lowered >= 0n;
  });
  if (!isExceeded) return;
  throw next === undefined
    ? problem("DOCUMENT_IN_USE", { message: UNNAMED_IN_USE })
    : problem("REMAINDER_EXCEEDED", { message: UNNAMED_EXCEED });
}

/** A rate of 0 has no tax, so only the whole amount limits it. */
function findLeft(remainder: Remainder, rate: Percent | null): Paise | undefined {
  if (rate === null) return remainder.amount;
  return rate === 0n ? undefined : calculateLeftAtRate(remainder, rate);
}

const NOTE_KINDS: ReadonlyMap<string, NoteKind> = new Map([
  ["sale", "credit_note"],
  ["purchase", "debit_note"],
]);
const UNNAMED_IN_USE =
  "Notes or returns that name no document already reverse what this document has: cancel them first.";
const UNNAMED_EXCEED =
  "Notes or returns that name no document reverse more than the party would have: cancel them first.";
