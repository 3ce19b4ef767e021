import type { Knex } from "knex";
import { readClock, toDatabaseTime } from "../clock.ts";
import type { Principal } from "../contract/principal.ts";
import { problem } from "@vanbook/sdk/problem";
import { checkVersion } from "./form.ts";

/** Throws NOT_FOUND, and RECORD_CHANGED if the change is based on an older version. */
export async function lockRecord(
  records: Knex.QueryBuilder,
  version: number | null | undefined,
): Promise<Readonly<Record<string, unknown>>> {
  const record = (await records.forUpdate().first()) as Readonly<Record<string, unknown>> | undefined;
  if (!record) throw problem("NOT_FOUND");
  checkVersion(record, version);
  return record;
}

export async function changeRecords(
  trx: Knex,
  principal: Principal,
  records: Knex.QueryBuilder,
  columns: Readonly<Record<string, unknown>>,
): Promise<void> {
  await records.update({ ...columns, ...stamp("modified", principal), version: trx.raw("version + 1") });
}

export async function deleteRecords(
  trx: Knex,
  principal: Principal,
  records: Knex.QueryBuilder,
): Promise<void> {
  await records.update({ is_deleted: 1, ...stamp("deleted", principal), version: trx.raw("version + 1") });
}

export function stamp(
  verb: "created" | "modified" | "deleted",
  { userId }: Pick<Principal, "userId">,
): Record<string, string | number> {
  return { [`${verb}_by`]: userId, [`${verb}_at`]: toDatabaseTime(readClock()) };
}
