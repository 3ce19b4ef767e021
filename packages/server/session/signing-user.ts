import type { Knex } from "knex";
import { ofCompany } from "../auth/scope.ts";
import type { UserKey } from "../auth/user-key.ts";
import { USER_COLUMNS, type UserRow } from "../auth/user-principal.ts";

/** The columns of a user that a sign-in needs. */
export interface SigningUser extends UserRow {
  username: string;
  password_hash: string;
  must_change_password: 0 | 1;
}

/** The active user with that name in a company. */
export async function userNamed(
  db: Knex,
  companyId: number,
  username: string,
): Promise<SigningUser | undefined> {
  return active(db, companyId).where("u.username", username).first<SigningUser>(COLUMNS);
}

/**
 * The user, if still active. Locks user and company in share mode, so a transaction that changes them and
 * then ends their sessions also finds the new session.
 */
export async function lockedUser(
  trx: Knex.Transaction,
  { companyId, userId }: UserKey,
): Promise<SigningUser | undefined> {
  return active(trx, companyId).where("u.id", userId).forShare().first<SigningUser>(COLUMNS);
}

function active(db: Knex, companyId: number) {
  return ofCompany(db, { companyId }, "users as u")
    .join("companies as c", "c.company_id", "u.company_id")
    .where({ "u.is_active": 1, "u.is_deleted": 0, "c.is_deleted": 0 });
}

const COLUMNS = [...USER_COLUMNS, "u.username", "u.password_hash", "u.must_change_password"];
