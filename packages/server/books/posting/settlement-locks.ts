import type { Knex } from "knex";
import { rows } from "../../db/rows.ts";
import { lockDocuments } from "./lock-documents.ts";
import { lockYears } from "../years/lock-years.ts";
import { isPaid, isSettling, type VoucherKind, type Voucher } from "@vanbook/sdk/books";
import { BILLS, namedBy } from "./settlements.ts";

/**
 * Locks the bills that the new version of a receipt or payment may settle, before the old version is locked. This is
 * the same order as when a bill is edited: first the bill, then the vouchers that pay it. Locks nothing for other
 * kinds.
 */
export async function lockBillsNamed(
  trx: Knex.Transaction,
  companyId: number,
  id: number,
  { kind, settles }: Pick<Voucher, "kind" | "settles">,
): Promise<void> {
  if (!isSettling(kind)) return;
  const before = () => namedBy(trx, { company_id: companyId, id }, kind);
  // Years are locked first.
  const [named] = await Promise.all([settles ?? before(), lockYears(trx, companyId)]);
  for (let ids = idsOf(named); ids.length > 0;) {
    await lockDocuments(trx, companyId, BILLS[kind].table, ids);
    if (settles) return;
    // If a bill was edited while this waited for its lock, the receipt now settles its new version, so lock that too.
    const locked = new Set(ids);
    const now = idsOf(await before());
    if (now.every((each) => locked.has(each))) return;
    ids = now;
  }
}

/**
 * Locks the receipts and payments that settle a bill or purchase, before anything is written, because they settle its
 * new version too. Otherwise someone who cancels one of them could wait for rows that the edit has written while the
 * edit waits for them. Locks nothing for other kinds.
 */
export async function lockMoneyOf(
  trx: Knex.Transaction,
  companyId: number,
  id: number,
  kind: VoucherKind,
): Promise<void> {
  if (!isPaid(kind)) return;
  await rows(
    trx,
    `SELECT m.id FROM settlements s JOIN vouchers m ON m.company_id = s.company_id AND m.id = s.voucher_id
      WHERE s.company_id = ? AND s.bill_voucher_id = ? ORDER BY m.id LOCK IN SHARE MODE`,
    [companyId, id],
  );
}

function idsOf(named: readonly { billId: number }[]): number[] {
  return named.map(({ billId }) => billId);
}
