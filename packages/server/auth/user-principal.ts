import type { Knex } from "knex";
import { type Principal, type Role, ADMINISTRATOR_ROLE } from "../contract/principal.ts";
import { readScope } from "./scope-of.ts";

export async function withUsers(
  db: Knex,
  row: UserRow,
  by: Pick<Principal, "via" | "isConfirmed" | "operations" | "keyId">,
): Promise<Principal> {
  const principal = {
    companyId: row.company_id,
    userId: row.id,
    name: row.name,
    role: row.role_id,
    branchId: row.branch_id,
    zoneId: row.zone_id,
    wholeCompany: row.role_id === ADMINISTRATOR_ROLE,
    ...by,
    token: null,
    party: null,
  };
  return { ...principal, ...(await readScope(db, principal)) };
}

export interface UserRow {
  company_id: number;
  id: number;
  name: string;
  role_id: Role;
  branch_id: number | null;
  zone_id: number | null;
}

export const USER_COLUMNS = [
  "u.company_id",
  "u.id",
  "u.name",
  "u.role_id",
  "u.branch_id",
  "u.zone_id",
] as const;
