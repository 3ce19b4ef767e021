import type { Knex } from "knex";
import { takeIds } from "../db/ids.ts";
import { readClock, toDatabaseTime } from "../clock.ts";
import { insertLater } from "../db/insert-rows.ts";
import { makeMasterEvent, type RecordChange } from "../events/master-events.ts";
import { writeEvents } from "../events/write-events.ts";
import type { Client } from "../contract/handler.ts";
import type { Principal } from "../contract/principal.ts";

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
  await insertLater(
    db,
    "audit_log",
    lines.map(({ operation, entity, entityId, before, after }, index) => ({
      company_id: companyId,
      id: ids[index] ?? 0,
      at,
      user_id: userId,
      via,
      operation,
      entity,
      entity_id: String(entityId),
      before_json: before ? JSON.stringify(before) : null,
      after_json: after ? JSON.stringify(after) : null,
      request_id: author.client.requestId,
    })),
  );
  await writeEvents(
    db,
    author.principal,
    lines.flatMap((line) => makeMasterEvent(line) ?? []),
  );
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
