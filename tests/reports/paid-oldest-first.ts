import type { Knex } from "knex";
import { queryRows } from "../../packages/server/db/rows.ts";
import { sumPaise } from "./ask-report.ts";

/**
 * Computes the open amounts of company 1's parties, by account and voucher, in paise: each
 * party's documents from the oldest, less the settlements that name them, less all other payments
 * until those are used up. An independent calculation in code, to compare with the report.
 */
export async function settleOldestFirst(
  db: Knex,
  { group, sign, day }: { group: number; sign: number; day: string },
): Promise<Map<string, number>> {
  const entries = await queryRows<{ account: number; voucher: number; own: number | null; amount: string }>(
    db,
    `SELECT e.account_id AS account, v.id AS voucher, COALESCE(b.voucher_id, p.voucher_id) AS own, e.debit - e.credit AS amount
     FROM vouchers v
     JOIN ledger_entries e ON e.company_id = v.company_id AND e.voucher_id = v.id
     JOIN accounts a ON a.company_id = v.company_id AND a.id = e.account_id AND a.group_id = ?
     LEFT JOIN sale_returns s ON s.company_id = v.company_id AND s.voucher_id = v.id
     LEFT JOIN bills b ON b.company_id = v.company_id AND b.id = s.bill_id
     LEFT JOIN purchase_returns r ON r.company_id = v.company_id AND r.voucher_id = v.id
     LEFT JOIN purchases p ON p.company_id = v.company_id AND p.id = r.purchase_id
     WHERE v.company_id = 1 AND v.date <= ? AND v.reverses_id IS NULL AND v.id NOT IN (
       SELECT t.reverses_id FROM vouchers t WHERE t.company_id = 1 AND t.reverses_id IS NOT NULL AND t.date <= ?)
     ORDER BY v.date, v.id`,
    [group, day, day],
  );
  const parties = new Map<number, Map<number, number>>();
  for (const { account, voucher, own, amount } of entries) {
    const documents = parties.get(account) ?? new Map<number, number>();
    parties.set(account, documents);
    const id = own ?? voucher;
    documents.set(id, (documents.get(id) ?? 0) + sign * sumPaise([amount]));
  }
  const settlements = await queryRows<{ account: number; money: number; bill: number; amount: string }>(
    db,
    "SELECT account_id AS account, voucher_id AS money, bill_voucher_id AS bill, amount FROM settlements WHERE company_id = 1",
  );
  for (const { account, money, bill, amount } of settlements) {
    const documents = parties.get(account);
    const [owedAmount, paidAmount] = [documents?.get(bill), documents?.get(money)];
    if (!documents || owedAmount === undefined || paidAmount === undefined) continue; // one of them was reversed, or is later than the day
    documents.set(bill, owedAmount - sumPaise([amount]));
    documents.set(money, paidAmount + sumPaise([amount]));
  }
  const open = new Map<string, number>();
  for (const [account, documents] of parties) {
    const namedAmounts = [...documents].map(
      ([voucher, amount]) => [`${account}/${voucher}`, amount] as const,
    );
    const owes = namedAmounts.filter(([, amount]) => amount > 0);
    const paidAmounts = namedAmounts.filter(([, amount]) => amount < 0);
    settle(owes, -sum(paidAmounts), open, 1);
    settle(
      paidAmounts.map(([id, amount]) => [id, -amount] as const),
      sum(owes),
      open,
      -1,
    );
  }
  return open;
}

/** Documents with their amounts, in paise. */
type Documents = readonly (readonly [id: string, amount: number])[];

/** Settles a sum against the documents in order; what is left of each goes into `open`. */
function settle(documents: Documents, by: number, open: Map<string, number>, sign: number) {
  let leftAmount = by;
  for (const [id, amount] of documents) {
    const takenAmount = Math.min(leftAmount, amount);
    leftAmount -= takenAmount;
    if (amount > takenAmount) open.set(id, sign * (amount - takenAmount));
  }
}

function sum(documents: Documents): number {
  return documents.reduce((total, [, amount]) => total + amount, 0);
}
