import type { Knex } from "knex";
import { insertRows } from "../../db/insert-rows.ts";

/**
 * Locks parties until the transaction ends, so that two concurrent documents can't both use what is left of a credit
 * limit, for example. The lock is on rows of a separate table, because every posting locks the accounts' rows after it
 * has locked the items.
 */
export async function holdParties(
  trx: Knex.Transaction,
  companyId: number,
  accountIds: Iterable<number>,
): Promise<void> {
  const ids = [...new Set(accountIds)].sort((a, b) => a - b);
  await insertRows(
    trx,
    "party_locks",
    ids.map((id) => ({ company_id: companyId, account_id: id })),
    "ON DUPLICATE KEY UPDATE account_id = VALUES(account_id)",
  );
}
