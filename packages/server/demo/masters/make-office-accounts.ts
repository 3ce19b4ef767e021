import type { Knex } from "knex";
import { insertWithIds } from "../../db/insert-with-ids.ts";
import { ACCOUNT_GROUP } from "@vanbook/sdk/books";

/**
 * The accounts that the office's journals need in addition to the default chart; returns a function
 * that finds an account by its name.
 */
export async function makeOfficeAccounts(
  trx: Knex.Transaction,
  companyId: number,
  createdAt: string,
): Promise<(name: string) => number> {
  await insertWithIds(trx, companyId, "accounts", OFFICE_ACCOUNTS, ([group, name]) => ({
    name,
    group_id: group,
    created_at: createdAt,
  }));
  const rows: { id: number; name: string }[] = await trx("accounts")
    .select("id", "name")
    .where("company_id", companyId)
    .whereNotIn("group_id", [ACCOUNT_GROUP.debtors, ACCOUNT_GROUP.creditors]);
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  return (name) => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`There is no account ${name}.`);
    return id;
  };
}

const OFFICE_ACCOUNTS = [
  [11, "Delivery Vehicles"],
  [11, "Furniture and Fittings"],
  [12, "Depreciation"],
  [12, "Food and Lodging"],
  [13, "Rate Difference"],
  [19, "Salaries Payable"],
  [19, "Expenses Payable"],
] as const;
