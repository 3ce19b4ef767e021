import type { Knex } from "knex";
import { ACCOUNT_GROUP } from "@vanbook/sdk/books";
import { SEND_LATER } from "../../db/send-later.ts";
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
  await lockRows(
    trx,
    `SELECT company_id, id FROM accounts WHERE company_id = ? AND id IN (?) ${only} ORDER BY id`,
    [companyId, listOf([...new Set(accountIds)])],
  );
}

/** Like `holdParties`, with all accounts that have one of these suppliers' GSTINs. */
export async function holdSuppliers(
  trx: Knex,
  companyId: number,
  supplierIds: Knex.RawBinding,
): Promise<void> {
  await lockRows(trx, `SELECT DISTINCT b.company_id, b.id ${SAME_SUPPLIERS_SQL} ORDER BY b.id`, [
    companyId,
    supplierIds,
  ]);
}

/** `b` is each of the suppliers, and each other one that has or had the same GSTIN. */
export const SAME_SUPPLIERS_SQL = `FROM accounts a
  JOIN accounts b ON b.company_id = a.company_id AND b.group_id = ${ACCOUNT_GROUP.creditors}
    AND (b.id = a.id OR a.gstin <> '' AND (b.gstin = a.gstin OR EXISTS (
      SELECT 1 FROM account_facts h WHERE h.company_id = b.company_id AND h.id = b.id AND h.gstin = a.gstin)))
  WHERE a.company_id = ? AND a.id IN (?)`;

async function lockRows(trx: Knex, accountsSql: string, bindings: readonly Knex.RawBinding[]) {
  await trx
    .raw(
      `INSERT INTO party_locks (company_id, account_id) ${accountsSql}
        ON DUPLICATE KEY UPDATE account_id = VALUES(account_id)`,
      [...bindings],
    )
    .options(SEND_LATER);
}
