import type { Knex } from "knex";
import { ACCOUNT_GROUP } from "@vanbook/sdk/books";
import { insertWithIds } from "../db/insert-with-ids.ts";
import { addAuditLine } from "../auth/audit.ts";
import type { Client } from "../contract/handler.ts";
import type { Principal } from "../contract/principal.ts";
import { ofCompany } from "../auth/scope.ts";
import { stamp } from "../master/records.ts";
import { serialiseWrites } from "../master/serialize-writes.ts";

/** For the cash that a salesman collects (docs/books.md#account-groups), unless there is one. */
export async function createCashAccount(
  trx: Knex.Transaction,
  author: { principal: Principal; client: Client },
  userId: number,
): Promise<void> {
  const { principal } = author;
  const own = { user_id: userId, group_id: ACCOUNT_GROUP.cash, is_deleted: 0 };
  if (await ofCompany(trx, principal, "accounts").where(own).first("id")) return;
  const user = (await ofCompany(trx, principal, "users").where("id", userId).first("name", "username")) as {
    name: string;
    username: string;
  };
  await serialiseWrites(trx, principal, "accounts");
  const name = await findFreeName(trx, principal, [
    user.name,
    `${user.name} ${user.username}`,
    `user ${userId}`,
  ]);
  const account = { name, group_id: ACCOUNT_GROUP.cash, user_id: userId };
  const row = { ...account, ...stamp("created", principal) };
  const [id = 0] = await insertWithIds(trx, principal.companyId, "accounts", [row], () => row);
  const auditLine = { operation: "accounts.create", entity: "accounts", entityId: id, after: account };
  await addAuditLine(trx, author, auditLine);
}

/** Falls back to the last name if all are taken. */
async function findFreeName(trx: Knex, principal: Principal, whose: readonly string[]): Promise<string> {
  let name = "";
  for (const each of whose) {
    name = `Cash with ${each}`.slice(0, 200);
    if (!(await ofCompany(trx, principal, "accounts").where({ name, is_deleted: 0 }).first("id"))) break;
  }
  return name;
}
