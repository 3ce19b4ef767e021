import type { Knex } from "knex";
import { ofCompany } from "../auth/scope.ts";
import type { UserKey } from "../auth/user-key.ts";
import { USER_COLUMNS, type UserRow } from "../auth/user-principal.ts";

export interface SigningUser extends UserRow {
  username: string;
  password_hash: string;
  must_change_password: 0 | 1;
}

export async function findUserByName(
  db: Knex,
  companyId: number,
  username: string,
): Promise<SigningUser | undefined> {
  return selectActiveUsers(db, companyId)
    .where("u.username", username)
    .first<SigningUser>(SIGNING_USER_COLUMNS);
}

/**
 * The user, if still active. Locks user and company in share mode, so a transaction that changes
 * them and then ends their sessions also finds the new session.
 */
export async function lockActiveUser(
  trx: Knex.Transaction,
  { companyId, userId }: UserKey,
): Promise<SigningUser | undefined> {
  return selectActiveUsers(trx, companyId)
    .where("u.id", userId)
    .forShare()
    .first<SigningUser>(SIGNING_USER_COLUMNS);
}

function selectActiveUsers(db: Knex, companyId: number) {
  return ofCompany(db, { companyId }, "users as u")
    .join("companies as c", "c.company_id", "u.company_id")
    .where({ "u.is_active": 1, "u.is_deleted": 0, "c.is_deleted": 0 });
}

const SIGNING_USER_COLUMNS = [...USER_COLUMNS, "u.username", "u.password_hash", "u.must_change_password"];
