import type { Knex } from "knex";
import {
  type Principal,
  ADMINISTRATOR_ROLE,
  SALESMAN_ROLE,
  ZONE_MANAGER,
  BRANCH_MANAGER,
} from "../contract/principal.ts";

/**
 * The users and branches that the principal may see, by role: 1 all users; 2 only itself; 3 the
 * users of its zone, and the branches that they work in; 4 the users of its branch, and the branch.
 */
export async function readScope(
  db: Knex,
  principal: Pick<Principal, "companyId" | "role" | "userId" | "zoneId" | "branchId">,
): Promise<Scope> {
  const { companyId, role, userId, zoneId, branchId } = principal;
  if (role === SALESMAN_ROLE) return { users: [userId], staff: [userId], branches: [] };
  const users = db("users").where("company_id", companyId);
  if (role === ZONE_MANAGER) void users.where("zone_id", zoneId ?? NO_USER);
  if (role === BRANCH_MANAGER) void users.where("branch_id", branchId ?? NO_USER);
  const foundUsers: { id: number; branch_id: number | null; active: number }[] = await users
    .orderBy("id")
    .select("id", "branch_id", db.raw("is_active = 1 AND is_deleted = 0 AS active"));
  return {
    users: foundUsers.filter(({ active }) => active === 1).map(({ id }) => id),
    staff: foundUsers.map(({ id }) => id),
    branches:
      role === ADMINISTRATOR_ROLE ? [] : [...new Set(foundUsers.flatMap((user) => user.branch_id ?? []))],
  };
}

type Scope = Pick<Principal, "users" | "staff" | "branches">;

const NO_USER = 0; // ids begin at 1, so a manager without a zone or branch sees nobody
