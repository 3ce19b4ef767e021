import type { Knex } from "knex";
import { now, toDatabaseTime } from "../clock.ts";
import type { Principal } from "../contract/principal.ts";
import { problem } from "@vanbook/sdk/problem";
import { checkVersion } from "./form.ts";

/**
 * Locks the record that a query finds, and returns it. Throws NOT_FOUND, and RECORD_CHANGED if the change is based on
 * an older version of it.
 */
export async function lockRecord(
  found: Knex.QueryBuilder,
  version: number | null | undefined,
): Promise<Readonly<Record<string, unknown>>> {
  const record = (await found.forUpdate().first()) as Readonly<Record<string, unknown>> | undefined;
  if (!record) throw problem("NOT_FOUND");
  checkVersion(record, version);
  return record;
}

/** Changes the records that a query finds, with their author and version. */
export async function changeRecords(
  trx: Knex,
  principal: Principal,
  found: Knex.QueryBuilder,
  columns: Readonly<Record<string, unknown>>,
): Promise<void> {
  await found.update({ ...columns, ...stamp("modified", principal), version: trx.raw("version + 1") });
}

/** Marks the records that a query finds as deleted, with the author and the next version. */
export async function deleteRecords(
  trx: Knex,
  principal: Principal,
  found: Knex.QueryBuilder,
): Promise<void> {
  await found.update({ is_deleted: 1, ...stamp("deleted", principal), version: trx.raw("version + 1") });
}

/** The columns that say who has created, changed or deleted a record, and when. */
export function stamp(
  verb: "created" | "modified" | "deleted",
  { userId }: Pick<Principal, "userId">,
): Record<string, string | number> {
  return { [`${verb}_by`]: userId, [`${verb}_at`]: toDatabaseTime(now()) };
}
