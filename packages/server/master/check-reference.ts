import * as say from "@vanbook/sdk/messages";
import type { Knex } from "knex";
import type { Principal } from "../contract/principal.ts";
import { problemOnField } from "@vanbook/sdk/problem";
import { ofCompany } from "../auth/scope.ts";

/**
 * Throws the field's code if the company does not have the record or has deleted it. `before` is
 * the stored reference, which may stay even if deleted.
 */
export async function checkReference(
  trx: Knex,
  principal: Pick<Principal, "companyId">,
  code: NamedCode,
  { field, id, before }: { field: string; id: number; before?: unknown },
): Promise<void> {
  if (before !== undefined && before !== null && Number(before) === id) return;
  const { table, word } = NAMED_TABLES[code];
  // Lock the record, so that it is not deleted before the reference is committed.
  const namedRecords = ofCompany(trx, principal, table).where({ id, is_deleted: 0 }).forShare();
  const row: unknown = await namedRecords.first("id");
  if (row === undefined) throw problemOnField(code, field, say.noSuch({ what: word }));
}

export type NamedCode = keyof typeof NAMED_TABLES;

const NAMED_TABLES = {
  BRANCH_UNKNOWN: { table: "branches", word: "branch" },
  ROUTE_UNKNOWN: { table: "routes", word: "route" },
  TAX_UNKNOWN: { table: "taxes", word: "tax" },
  USER_UNKNOWN: { table: "users", word: "user" },
  VEHICLE_UNKNOWN: { table: "vehicles", word: "vehicle" },
  ZONE_UNKNOWN: { table: "zones", word: "zone" },
} as const;
