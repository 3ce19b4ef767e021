import type { Knex } from "knex";
import { GROUP } from "@vanbook/sdk/books";
import { insertWithIds } from "../db/insert-with-ids.ts";
import { audit } from "../auth/audit.ts";
import type { Client } from "../contract/handler.ts";
import type { Principal } from "../contract/principal.ts";
import { ofCompany } from "../auth/scope.ts";
import { stamp } from "../master/records.ts";
import { serializeWrites } from "../master/serialize-writes.ts";

/** Creates the account for the cash that a salesman collects (docs/books.md#account-groups), unless there is one. */
export async function createCashAccount(
  trx: Knex.Transaction,
  author: { principal: Principal; client: Client },
  userId: number,
): Promise<void> {
  const { principal } = author;
  const own = { user_id: userId, group_id: GROUP.cash, is_deleted: 0 };
  if (await ofCompany(trx, principal, "accounts").where(own).first("id")) return;
  const user = (await ofCompany(trx, principal, "users").where("id", userId).first("name", "username")) as {
    name: string;
    username: string;
  };
  await serializeWrites(trx, principal, "accounts");
  const name = await freeName(trx, principal, [user.name, `${user.name} ${user.username}`, `user ${userId}`]);
  const account = { name, group_id: GROUP.cash, user_id: userId };
  const row = { ...account, ...stamp("created", principal) };
  const [id = 0] = await insertWithIds(trx, principal.companyId, "accounts", [row], () => row);
  const made = { operation: "accounts.create", entity: "accounts", entityId: id, after: account };
  await audit(trx, author, made);
}

/** The first name that is not taken, otherwise the last one. */
async function freeName(trx: Knex, principal: Principal, whose: readonly string[]): Promise<string> {
  let name = "";
  for (const each of whose) {
    name = `Cash with ${each}`.slice(0, 200);
    if (!(await ofCompany(trx, principal, "accounts").where({ name, is_deleted: 0 }).first("id"))) break;
  }
  return name;
}
