import type { Knex } from "knex";
import { SEND_LATER } from "../../db/insert-rows.ts";
import { listOf } from "../../db/rows.ts";

/**
 * Locks parties until the transaction ends, so that two concurrent documents can't both use what is
 * left of a credit limit, for example. The lock is on rows of a separate table, because every
 * posting locks the accounts' rows after it has locked the items. The lock statement is sent
 * together with the next awaited statement; `only` is SQL that limits the accounts.
 */
export async function holdParties(
  trx: Knex,
  companyId: number,
  accountIds: Iterable<number>,
  only = "",
): Promise<void> {
  await trx
    .raw(
      `INSERT INTO party_locks (company_id, account_id)
        SELECT company_id, id FROM accounts WHERE company_id = ? AND id IN (?) ${only} ORDER BY id
      ON DUPLICATE KEY UPDATE account_id = VALUES(account_id)`,
      [companyId, listOf([...new Set(accountIds)])],
    )
    .options(SEND_LATER);
}
