import type { Knex } from "knex";
import { rows } from "../../db/rows.ts";
import { lockDocuments } from "./lock-documents.ts";
import { lockYears } from "../years/lock-years.ts";
import { isPaid, isSettling, type VoucherKind, type Voucher } from "@vanbook/sdk/books";
import { BILLS, namedBy } from "./settlements.ts";

/**
 * Locks the bills that the new version of a receipt or payment may go against, before the old version itself is locked: whoever edits a bill
 * locks the bill first too, and then what pays it. For other kinds it locks nothing.
 */
export async function lockBillsNamed(
  trx: Knex.Transaction,
  companyId: number,
  id: number,
  { kind, settles }: Pick<Voucher, "kind" | "settles">,
): Promise<void> {
  if (!isSettling(kind)) return;
  const before = () => namedBy(trx, { company_id: companyId, id }, kind);
  // Years come first in the order of locks.
  const [named] = await Promise.all([settles ?? before(), lockYears(trx, companyId)]);
  for (let ids = idsOf(named); ids.length > 0;) {
    await lockDocuments(trx, companyId, BILLS[kind].table, ids);
    if (settles) return;
    // A bill that was edited while this waited for it has a new version by now, which this receipt pays.
    const locked = new Set(ids);
    const now = idsOf(await before());
    if (now.every((each) => locked.has(each))) return;
    ids = now;
  }
}

/**
 * Locks the receipts and payments that name a bill or purchase, before anything is written: they pay its new version too, and whoever cancels one
 * of them must not have to wait for what the edit has written while the edit waits for him. For other kinds it locks nothing.
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
