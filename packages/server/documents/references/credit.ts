import * as say from "@vanbook/sdk/messages";
import type { Knex } from "knex";
import { POSTED_STATUS, formatRupees, paise, type Paise } from "@vanbook/sdk/books";
import { listOf, queryRows } from "../../db/rows.ts";
import { problemOnField } from "@vanbook/sdk/problem";
import { holdParties } from "./party-locks.ts";

export interface Credit {
  /** Throws CREDIT_LIMIT when the amount is more than the remaining credit. */
  take(customerId: number, amount: Paise): void;
}

/**
 * The remaining credit of customers who buy on credit. Locks the customers, so that two concurrent
 * bills can't both use it; with `asksOnly` it locks nothing. A customer without a limit, or with a
 * limit of zero, has unlimited credit.
 */
export async function readCredit(
  trx: Knex,
  companyId: number,
  inputs: readonly { customerId: number; payment: "cash" | "credit" }[],
  { replaces, asksOnly = false }: { replaces?: number | undefined; asksOnly?: boolean } = {},
): Promise<Credit> {
  const ids = inputs.filter((input) => input.payment === "credit").map((input) => input.customerId);
  if (ids.length > 0 && !asksOnly) await holdParties(trx, companyId, ids, "AND credit_limit > 0");
  const remainingCredit = ids.length === 0 ? new Map<number, Paise>() : await readLeft(trx, companyId, ids);
  if (replaces !== undefined && remainingCredit.size > 0)
    await addEdited(trx, companyId, replaces, remainingCredit);
  return createCredit(remainingCredit);
}

/** Customers who are not in `remainingCredit` have unlimited credit. */
export function createCredit(remainingCredit: Map<number, Paise>): Credit {
  return {
    take(customerId, amount) {
      const remains = remainingCredit.get(customerId);
      if (remains === undefined) return;
      if (amount > remains) {
        const message = say.creditLeft({
          left: formatRupees(remains > 0n ? remains : 0n),
          amount: formatRupees(amount),
        });
        throw problemOnField("CREDIT_LIMIT", "customerId", message);
      }
      remainingCredit.set(customerId, remains - amount);
    },
  };
}

async function readLeft(trx: Knex, companyId: number, ids: readonly number[]) {
  const creditRows = await queryRows<{ id: number; credit_limit: string; owed: string }>(
    trx,
    `SELECT c.id, c.credit_limit, COALESCE(SUM(m.debit - m.credit), 0) AS owed
      FROM accounts c LEFT JOIN ledger_month m ON m.company_id = c.company_id AND m.account_id = c.id
      WHERE c.company_id = ? AND c.credit_limit > 0 AND c.id IN (?) GROUP BY c.id, c.credit_limit`,
    [companyId, listOf([...new Set(ids)])],
  );
  return new Map(creditRows.map((row) => [row.id, paise(row.credit_limit) - paise(row.owed)]));
}

/** The amount of the edited bill is available again. */
async function addEdited(trx: Knex, companyId: number, billId: number, remainingCredit: Map<number, Paise>) {
  const bill = await trx("bills")
    .where({ company_id: companyId, id: billId, status: POSTED_STATUS, mode: 1 })
    .first<{ customer_id: number; amount: string } | undefined>("customer_id", "amount");
  const remains = bill && remainingCredit.get(bill.customer_id);
  if (bill && remains !== undefined) remainingCredit.set(bill.customer_id, remains + paise(bill.amount));
}
