import type { Knex } from "knex";
import { queryRows } from "../../db/rows.ts";
import { lockDocuments } from "./lock-documents.ts";
import { lockYears } from "../years/lock-years.ts";
import {
  isOpeningBill,
  isPaid,
  isSettling,
  listDocumentIds,
  makeBillKey,
  type Settlement,
  type VoucherKind,
  type Voucher,
} from "@vanbook/sdk/books";
import { lockOpenings } from "./opening-bills.ts";
import { BILL_TABLES, readBillsSettledBy } from "./settlements.ts";

/**
 * Locks the bills that the new version of a receipt or payment may settle, before the old version
 * is locked. This is the same order as when a bill is edited: first the bill, then the vouchers
 * that pay it. Locks nothing for other kinds.
 */
export async function lockBillsNamed(
  trx: Knex.Transaction,
  companyId: number,
  id: number,
  { kind, settles }: Pick<Voucher, "kind" | "settles">,
): Promise<void> {
  if (!isSettling(kind)) return;
  const readPreviousBills = () => readBillsSettledBy(trx, { company_id: companyId, id }, kind);
  const [settledBills] = await Promise.all([settles ?? readPreviousBills(), lockYears(trx, companyId)]);
  for (let bills: readonly Settlement[] = settledBills; bills.length > 0;) {
    await lockDocuments(trx, companyId, BILL_TABLES[kind].table, listDocumentIds(bills));
    await lockOpenings(trx, companyId, bills.filter(isOpeningBill));
    if (settles) return;
    // If a bill was edited while this waited for its lock, the receipt now settles its new version,
    // so lock the new one too.
    const lockedKeys = new Set(bills.map((bill) => makeBillKey(kind, bill)));
    const now = await readPreviousBills();
    if (now.every((bill) => lockedKeys.has(makeBillKey(kind, bill)))) return;
    bills = now;
  }
}

/**
 * Locks the receipts and payments that settle a bill or purchase, because they settle its new
 * version too. Done before anything is written: someone who cancels one of them could otherwise
 * wait for rows of the edit while the edit waits for that receipt. Locks nothing for other kinds.
 */
export async function lockMoneyOf(
  trx: Knex.Transaction,
  companyId: number,
  id: number,
  kind: VoucherKind,
): Promise<void> {
  if (!isPaid(kind)) return;
  await queryRows(
    trx,
    `SELECT m.id FROM settlements s JOIN vouchers m ON m.company_id = s.company_id AND m.id = s.voucher_id
      WHERE s.company_id = ? AND s.bill_voucher_id = ? ORDER BY m.id LOCK IN SHARE MODE`,
    [companyId, id],
  );
}
