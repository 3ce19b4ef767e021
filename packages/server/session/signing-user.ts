import type { Knex } from "knex";
import { ofCompany } from "../auth/scope.ts";
import type { UserKey } from "../auth/user-key.ts";
import type { Role } from "../contract/principal.ts";

/** The columns of a user that a sign-in needs. */
export interface SigningUser {
  company_id: number;
  id: number;
  name: string;
  username: string;
  role_id: Role;
  branch_id: number | null;
  zone_id: number | null;
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

const COLUMNS = [
  "u.company_id",
  "u.id",
  "u.name",
  "u.username",
  "u.role_id",
  "u.branch_id",
  "u.zone_id",
  "u.password_hash",
  "u.must_change_password",
];
