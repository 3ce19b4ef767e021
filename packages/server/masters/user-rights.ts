import type { Knex } from "knex";
import type { Client } from "../http/handler.ts";
import type { Principal } from "../http/principal.ts";
import { problem } from "../http/problem.ts";
import { ofCompany } from "../http/scope.ts";
import { hashOf } from "../http/token.ts";
import type { Columns, StoredUser } from "./user-columns.ts";

/**
 * Refuses to give somebody a role, or to change somebody of a role, that is above one's own; and whoever would lock themselves out. An
 * API key gives no roles: who may sign in outlives it.
 */
export function checkGrant(principal: Principal, before: StoredUser | undefined, wanted: Columns): void {
  const role = wanted.role_id ?? before?.role_id;
  const isAbove = [before?.role_id ?? SALESMAN, role].some((each) => each !== SALESMAN);
  if (principal.role !== ADMINISTRATOR && isAbove) throw problem("ROLE_FORBIDDEN");
  if (principal.via === "key" && role !== before?.role_id) throw problem("KEY_FORBIDDEN");
  if (before?.id !== principal.userId) return;
  if (role !== before.role_id || wanted.is_active === 0) throw problem("OWN_ACCOUNT");
}

/** Refuses a branch or zone that the company does not have. */
export async function checkPlaces(
  trx: Knex,
  principal: Principal,
  { branch_id, zone_id }: Columns,
): Promise<void> {
  const exists = async (table: string, id: unknown) =>
    !id ||
    (await ofCompany(trx, principal, table)
      .where({ id: Number(id), is_deleted: 0 })
      .first("id")) !== undefined;
  if (!(await exists("branches", branch_id))) throw unknown("BRANCH_UNKNOWN", "BranchId", "branch");
  if (!(await exists("zones", zone_id))) throw unknown("ZONE_UNKNOWN", "ZoneId", "zone");
}

/** Signs a user out everywhere; who changes himself stays where he is. */
export async function endSessions(
  trx: Knex,
  { principal, client }: { principal: Principal; client: Client },
  userId: number,
): Promise<void> {
  const sessions = ofCompany(trx, principal, "sessions").where("user_id", userId);
  if (userId === principal.userId && client.token) void sessions.whereNot("token_hash", hashOf(client.token));
  await sessions.delete();
}

function unknown(code: "BRANCH_UNKNOWN" | "ZONE_UNKNOWN", field: string, what: string) {
  return problem(code, { fields: [{ field, message: `The company has no such ${what}.` }] });
}

const ADMINISTRATOR = 1;
const SALESMAN = 2;
