import type { Knex } from "knex";
import { type Principal, type Role, ADMINISTRATOR } from "../contract/principal.ts";
import { scopeOf } from "./scope-of.ts";

/** The principal of a user whose row was read with `USER_COLUMNS`, with the users that it may see. */
export async function withUsers(
  db: Knex,
  row: UserRow,
  by: Pick<Principal, "via" | "operations" | "keyId">,
): Promise<Principal> {
  const principal = {
    companyId: row.company_id,
    userId: row.id,
    name: row.name,
    role: row.role_id,
    branchId: row.branch_id,
    zoneId: row.zone_id,
    wholeCompany: row.role_id === ADMINISTRATOR,
    ...by,
    token: null,
    party: null,
  };
  return { ...principal, ...(await scopeOf(db, principal)) };
}

/** The columns of a user that a principal needs. */
export interface UserRow {
  company_id: number;
  id: number;
  name: string;
  role_id: Role;
  branch_id: number | null;
  zone_id: number | null;
}

/** Columns of the table `users as u`. */
export const USER_COLUMNS = [
  "u.company_id",
  "u.id",
  "u.name",
  "u.role_id",
  "u.branch_id",
  "u.zone_id",
] as const;
