import type { Knex } from "knex";
import { takeIds } from "../db/ids.ts";
import { readClock, toDatabaseTime } from "../clock.ts";
import { insertLater } from "../db/insert-rows.ts";
import { makeMasterEvent, type RecordChange } from "../events/master-events.ts";
import { writeEvents } from "../events/write-events.ts";
import type { Client } from "../contract/handler.ts";
import type { Principal } from "../contract/principal.ts";
import { mapInSlices } from "../contract/slices.ts";

export type AuditLine = RecordChange;

/** Append-only, in the change's transaction. A master's change is also published as an event. */
export async function addAuditLine(db: Knex, author: AuditAuthor, change: AuditLine): Promise<void> {
  await addAuditLines(db, author, [change]);
}

export async function addAuditLines(
  db: Knex,
  author: AuditAuthor,
  lines: readonly AuditLine[],
): Promise<void> {
  if (lines.length === 0) return;
  const { companyId, userId, via } = author.principal;
  const ids = await takeIds(db, companyId, "audit_log", lines.length);
  const at = toDatabaseTime(readClock());
  const numberedLines = lines.map((line, index) => ({ line, id: ids[index] ?? 0 }));
  const rows = await mapInSlices(
    numberedLines,
    ({ line: { after } }) => countWritten(after),
    ({ line: { operation, entity, entityId, before, after }, id }) => ({
      company_id: companyId,
      id,
      at,
      user_id: userId,
      via,
      operation,
      entity,
      entity_id: String(entityId),
      before_json: before ? JSON.stringify(before) : null,
      after_json: after ? JSON.stringify(after) : null,
      request_id: author.client.requestId,
    }),
  );
  await insertLater(db, "audit_log", rows);
  await writeEvents(
    db,
    author.principal,
    lines.flatMap((line) => makeMasterEvent(line) ?? []),
  );
}

/** A document's lines are most of it; a line is written as quickly as one value is read. */
function countWritten(after: RecordChange["after"]): number {
  const lists = Object.values(after ?? {}).filter((value): value is unknown[] => Array.isArray(value));
  return lists.reduce((sum, { length }) => sum + length, 1);
}

export interface AuditAuthor {
  principal:
    | (Pick<Principal, "companyId" | "userId" | "via"> & Partial<Pick<Principal, "keyId">>)
    | { companyId: number; userId: null; via: "system" };
  client: Pick<Client, "requestId"> | { requestId: null };
}

export function createSystemAuthor(companyId: number) {
  const principal = { companyId, userId: null, via: "system" } as const;
  return { principal, client: { requestId: null } } satisfies AuditAuthor;
}
