import type { Knex } from "knex";
import { readClock, toDatabaseTime } from "../clock.ts";
import type { Client } from "../contract/handler.ts";
import { type Principal, SALESMAN_ROLE, ADMINISTRATOR_ROLE } from "../contract/principal.ts";
import { problem } from "@vanbook/sdk/problem";
import { endAccess } from "../auth/end-access.ts";
import { ofCompany } from "../auth/scope.ts";
import { checkReference } from "../master/check-reference.ts";
import type { Columns, StoredUser } from "./user-columns.ts";

/**
 * Throws ROLE_FORBIDDEN if anyone but an administrator saves a user whose role is, or would become,
 * other than salesman; OWN_ACCOUNT if users would change their own role or disable themselves.
 */
export function checkGrant(
  principal: Principal,
  before: StoredUser | undefined,
  wantedColumns: Columns,
): void {
  const role = wantedColumns.role_id ?? before?.role_id;
  const isAbove = [before?.role_id ?? SALESMAN_ROLE, role].some((each) => each !== SALESMAN_ROLE);
  if (principal.role !== ADMINISTRATOR_ROLE && isAbove) throw problem("ROLE_FORBIDDEN");
  if (before?.id !== principal.userId) return;
  if (role !== before.role_id || wantedColumns.is_active === 0) throw problem("OWN_ACCOUNT");
}

/** Throws BRANCH_UNKNOWN or ZONE_UNKNOWN for one outside the company, unless it is unchanged. */
export async function checkPlaces(
  trx: Knex,
  principal: Principal,
  before: StoredUser | undefined,
  { branch_id, zone_id }: Columns,
): Promise<void> {
  const branch = { field: "BranchId", id: Number(branch_id ?? 0), before: before?.branch_id };
  if (branch.id) await checkReference(trx, principal, "BRANCH_UNKNOWN", branch);
  const zone = { field: "ZoneId", id: Number(zone_id ?? 0), before: before?.zone_id };
  if (zone.id) await checkReference(trx, principal, "ZONE_UNKNOWN", zone);
}

/** Keeps the principal's own session. Also forgets the user's known browsers. */
export async function endSessions(
  trx: Knex,
  { principal, client }: { principal: Principal; client: Client },
  userId: number,
): Promise<void> {
  const keptToken = userId === principal.userId ? client.token : null;
  await endAccess(trx, { companyId: principal.companyId, userId }, keptToken);
}

/** Except `keptIds`. Revoked keys never come back; the user needs a new key. */
export async function endKeys(
  trx: Knex,
  principal: Pick<Principal, "companyId">,
  userId: number,
  keptIds: readonly number[] = [],
): Promise<void> {
  await ofCompany(trx, principal, "api_keys")
    .where("user_id", userId)
    .whereNotIn("id", keptIds)
    .whereNull("revoked_at")
    .update({ revoked_at: toDatabaseTime(readClock()) });
}
