import type { Knex } from "knex";
import type { Principal } from "../contract/principal.ts";
import { refused } from "../contract/problem.ts";
import { ofCompany } from "../auth/scope.ts";

/**
 * Refuses a field that names a record which the company does not have, or has no more. `before` is what the field named until now: that
 * may stay, whatever has become of it.
 */
export async function checkReference(
  trx: Knex,
  principal: Pick<Principal, "companyId">,
  code: NamedCode,
  { field, id, before }: { field: string; id: number; before?: unknown },
): Promise<void> {
  if (before !== undefined && before !== null && Number(before) === id) return;
  const { table, word } = NAMED[code];
  // Held, so that it is not deleted before what names it is written.
  const named = ofCompany(trx, principal, table).where({ id, is_deleted: 0 }).forShare();
  const row: unknown = await named.first("id");
  if (row === undefined) throw refused(code, field, `The company has no such ${word}.`);
}

/** The codes by which a field is refused that names nothing. */
export type NamedCode = keyof typeof NAMED;

const NAMED = {
  BRANCH_UNKNOWN: { table: "branches", word: "branch" },
  ROUTE_UNKNOWN: { table: "routes", word: "route" },
  USER_UNKNOWN: { table: "users", word: "user" },
  VEHICLE_UNKNOWN: { table: "vehicles", word: "vehicle" },
  ZONE_UNKNOWN: { table: "zones", word: "zone" },
} as const;
