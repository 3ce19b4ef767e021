import type { Knex } from "knex";
import { rows } from "../../packages/server/db/rows.ts";
import { paiseOf } from "./ask-report.ts";

/**
 * Computes the open amounts of company 1's parties, by account and voucher, in paise: each
 * party's documents from the oldest, less the settlements that name them, less all other payments
 * until those are used up. An independent calculation in code, to compare with the report.
 */
export async function paidOldestFirst(
  db: Knex,
  { group, sign, day }: { group: number; sign: number; day: string },
): Promise<Map<string, number>> {
  const entries = await rows<{ account: number; voucher: number; own: number | null; amount: string }>(
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
    documents.set(id, (documents.get(id) ?? 0) + sign * paiseOf([amount]));
  }
  const settlements = await rows<{ account: number; money: number; bill: number; amount: string }>(
    db,
    "SELECT account_id AS account, voucher_id AS money, bill_voucher_id AS bill, amount FROM settlements WHERE company_id = 1",
  );
  for (const { account, money, bill, amount } of settlements) {
    const documents = parties.get(account);
    const [owed, paid] = [documents?.get(bill), documents?.get(money)];
    if (!documents || owed === undefined || paid === undefined) continue; // one of them was reversed, or is later than the day
    documents.set(bill, owed - paiseOf([amount]));
    documents.set(money, paid + paiseOf([amount]));
  }
  const open = new Map<string, number>();
  for (const [account, documents] of parties) {
    const named = [...documents].map(([voucher, amount]) => [`${account}/${voucher}`, amount] as const);
    const owes = named.filter(([, amount]) => amount > 0);
    const paid = named.filter(([, amount]) => amount < 0);
    settle(owes, -sum(paid), open, 1);
    settle(
      paid.map(([id, amount]) => [id, -amount] as const),
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
  let left = by;
  for (const [id, amount] of documents) {
    const taken = Math.min(left, amount);
    left -= taken;
    if (amount > taken) open.set(id, sign * (amount - taken));
  }
}

function sum(documents: Documents): number {
  return documents.reduce((total, [, amount]) => total + amount, 0);
}
