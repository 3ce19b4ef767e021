import * as say from "@vanbook/sdk/messages";
import type { Knex } from "knex";
import type { Principal } from "../contract/principal.ts";
import { refused } from "@vanbook/sdk/problem";
import { ofCompany } from "../auth/scope.ts";

/**
 * Throws the field's code if it refers to a record that the company does not have or has deleted. `before` is
 * the previously stored reference, which may stay even if deleted.
 */
export async function checkReference(
  trx: Knex,
  principal: Pick<Principal, "companyId">,
  code: NamedCode,
  { field, id, before }: { field: string; id: number; before?: unknown },
): Promise<void> {
  if (before !== undefined && before !== null && Number(before) === id) return;
  const { table, word } = NAMED[code];
  // Lock the record, so that it is not deleted before the reference is committed.
  const named = ofCompany(trx, principal, table).where({ id, is_deleted: 0 }).forShare();
  const row: unknown = await named.first("id");
  if (row === undefined) throw refused(code, field, say.noSuch({ what: word }));
}

/** The codes for a reference to a missing record. */
export type NamedCode = keyof typeof NAMED;

const NAMED = {
  BRANCH_UNKNOWN: { table: "branches", word: "branch" },
  ROUTE_UNKNOWN: { table: "routes", word: "route" },
  TAX_UNKNOWN: { table: "taxes", word: "tax" },
  USER_UNKNOWN: { table: "users", word: "user" },
  VEHICLE_UNKNOWN: { table: "vehicles", word: "vehicle" },
  ZONE_UNKNOWN: { table: "zones", word: "zone" },
} as const;
