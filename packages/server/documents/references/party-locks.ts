import type { Knex } from "knex";
import { insertRows } from "../../books/posting/insert-rows.ts";

/**
 * Holds parties until the transaction ends, so that two documents at once can't both take what is left of a limit, say. By rows
 * of their own: those of the accounts are held by every posting to them, after it holds the items.
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
