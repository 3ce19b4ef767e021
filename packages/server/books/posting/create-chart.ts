import type { Knex } from "knex";
import { problem } from "@vanbook/sdk/problem";
import { insertRows } from "../../db/insert-rows.ts";
import { insertWithIds } from "../../db/insert-with-ids.ts";
import { EXPENSE_ACCOUNTS, ACCOUNT_GROUPS, SYSTEM_ACCOUNTS, type SystemAccounts } from "@vanbook/sdk/books";

export async function createChart(
  trx: Knex.Transaction,
  companyId: number,
  createdAt?: string,
): Promise<SystemAccounts> {
  const groups = ACCOUNT_GROUPS.map(([id, name, nature, parent]) => ({
    company_id: companyId,
    id,
    name,
    nature,
    parent_id: parent,
  }));
  await insertRows(trx, "account_groups", groups);
  const wantedAccounts = [
    ...SYSTEM_ACCOUNTS,
    ...EXPENSE_ACCOUNTS.map(([group, name]) => [null, group, name] as const),
  ];
  await insertWithIds(trx, companyId, "accounts", wantedAccounts, ([key, group, name]) => ({
    ...{ name, group_id: group, system_key: key },
    ...(createdAt !== undefined && { created_at: createdAt }),
  }));
  return readSystemAccounts(trx, companyId);
}

/** Throws ACCOUNT_UNKNOWN when a system account is missing. */
export async function readSystemAccounts(db: Knex, companyId: number): Promise<SystemAccounts> {
  const rows: { id: number; system_key: string }[] = await db("accounts")
    .select("id", "system_key")
    .where("company_id", companyId)
    .whereNotNull("system_key");
  const accounts = Object.fromEntries(rows.map((row) => [row.system_key, row.id]));
  if (SYSTEM_ACCOUNTS.some(([key]) => accounts[key] === undefined)) throw problem("ACCOUNT_UNKNOWN");
  return accounts as SystemAccounts;
}
