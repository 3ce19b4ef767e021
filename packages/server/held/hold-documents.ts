import type { Knex } from "knex";
import { readClock, toDatabaseTime } from "../clock.ts";
import { addAuditLines, type AuditAuthor } from "../auth/audit.ts";
import { ofCompany } from "../auth/scope.ts";
import type { Schema } from "../contract/contract.ts";
import type { Principal } from "../contract/principal.ts";
import { insertWithIds } from "../db/insert-with-ids.ts";
import { makeClientId, type DocumentToHold } from "./document-to-hold.ts";

interface HoldingAuthor extends Pick<AuditAuthor, "client"> {
  principal: Pick<Principal, "companyId" | "userId" | "via">;
}

/**
 * Holds documents until a person posts or discards them; returns the id of each. One that the source
 * has brought before keeps what was decided about it, and one that waits is not held a second time.
 */
export async function holdDocuments(
  trx: Knex.Transaction,
  author: HoldingAuthor,
  documents: readonly DocumentToHold[],
): Promise<number[]> {
  const { principal } = author;
  const heldBefore = await readHeldIds(trx, principal, documents);
  const fresh = documents.filter((each) => !heldBefore.has(toKey(each)));
  const newIds = await insertWithIds(trx, principal.companyId, "held_documents", fresh, (each) => ({
    kind: each.kind,
    client_id: makeClientId(each),
    source: each.source,
    source_key: each.sourceKey,
    date: each.date,
    party_name: each.partyName,
    number: each.number,
    amount: each.amount,
    input: JSON.stringify(each.input),
    created_by: principal.userId,
    created_at: toDatabaseTime(readClock()),
  }));
  for (const [at, each] of fresh.entries()) heldBefore.set(toKey(each), newIds[at] ?? 0);
  await addAuditLines(
    trx,
    author,
    fresh.map(({ input, kind, source }, at) => ({
      operation: "heldDocuments.hold",
      entity: "held_documents",
      entityId: newIds[at] ?? 0,
      after: { kind, source, ...input },
    })),
  );
  return documents.map((each) => heldBefore.get(toKey(each)) ?? 0);
}

async function readHeldIds(
  trx: Knex.Transaction,
  principal: HoldingAuthor["principal"],
  documents: readonly DocumentToHold[],
): Promise<Map<string, number>> {
  if (documents.length === 0) return new Map();
  const rows: { id: number; source: Schema<"HeldSource">; sourceKey: string }[] = await ofCompany(
    trx,
    principal,
    "held_documents as h",
  )
    .whereIn(
      ["h.source", "h.source_key"],
      documents.map(({ source, sourceKey }) => [source, sourceKey]),
    )
    .forUpdate()
    .select({ id: "h.id", source: "h.source", sourceKey: "h.source_key" });
  return new Map(rows.map((row) => [toKey(row), row.id]));
}

function toKey({ source, sourceKey }: Pick<DocumentToHold, "source" | "sourceKey">): string {
  return `${source}/${sourceKey}`;
}
