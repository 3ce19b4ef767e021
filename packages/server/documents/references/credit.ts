import type { Knex } from "knex";
import { POSTED } from "../../books/posting/document-status.ts";
import { formatPaise, paise, type Paise } from "../../money.ts";
import { refused } from "../../contract/problem.ts";
import { holdParties } from "./party-locks.ts";

/** The remaining credit of customers. */
export interface Credit {
  /** Uses up credit. Throws CREDIT_LIMIT when the amount is more than what is left. */
  take(customerId: number, amount: Paise): void;
}

/**
 * Reads the remaining credit of customers who buy on credit, and locks the customers, so that two concurrent bills can't
 * both use it. A customer without a limit, or with a limit of zero, has unlimited credit.
 */
export async function readCredit(
  trx: Knex.Transaction,
  companyId: number,
  inputs: readonly { customerId: number; payment: "cash" | "credit" }[],
  editedBillId?: number,
): Promise<Credit> {
  const ids = inputs.filter((input) => input.payment === "credit").map((input) => input.customerId);
  const limited: { id: number; credit_limit: string }[] =
    ids.length === 0
      ? []
      : await trx("accounts")
          .where("company_id", companyId)
          .where("credit_limit", ">", 0)
          .whereIn("id", [...new Set(ids)])
          .select("id", "credit_limit");
  await holdParties(
    trx,
    companyId,
    limited.map((row) => row.id),
  );
  const left = new Map(limited.map((row) => [row.id, paise(row.credit_limit)]));
  await subtractOutstanding(trx, companyId, left);
  if (editedBillId !== undefined && left.size > 0) await addEdited(trx, companyId, editedBillId, left);
  return {
    take(customerId, amount) {
      const remains = left.get(customerId);
      if (remains === undefined) return;
      if (amount > remains) {
        const message = `The customer may owe ${formatPaise(remains > 0n ? remains : 0n)} more; the bill comes to ${formatPaise(amount)}.`;
        throw refused("CREDIT_LIMIT", "customerId", message);
      }
      left.set(customerId, remains - amount);
    },
  };
}

async function subtractOutstanding(trx: Knex.Transaction, companyId: number, left: Map<number, Paise>) {
  if (left.size === 0) return;
  const owed: { account_id: number; owed: string }[] = await trx("ledger_month")
    .select("account_id", trx.raw("SUM(debit - credit) AS owed"))
    .where("company_id", companyId)
    .whereIn("account_id", [...left.keys()])
    .groupBy("account_id");
  for (const { account_id: id, owed: amount } of owed) left.set(id, (left.get(id) ?? 0n) - paise(amount));
}

/** Adds back the amount of the bill that is edited. */
async function addEdited(trx: Knex.Transaction, companyId: number, billId: number, left: Map<number, Paise>) {
  const bill = await trx("bills")
    .where({ company_id: companyId, id: billId, status: POSTED, mode: 1 })
    .first<{ customer_id: number; amount: string } | undefined>("customer_id", "amount");
  const remains = bill && left.get(bill.customer_id);
  if (bill && remains !== undefined) left.set(bill.customer_id, remains + paise(bill.amount));
}
