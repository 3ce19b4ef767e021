import type { Knex } from "knex";
import type { Principal } from "../../contract/principal.ts";
import type { Schema } from "../../contract/contract.ts";
import { catchProblem, Problem, problem } from "@vanbook/sdk/problem";
import { select } from "../../db/select.ts";
import { readItemNames } from "../item-names.ts";
import { readAccounts } from "../references/references.ts";
import { readBatchesOfLines, type LineBatch } from "./line-batches.ts";

/** The newest 500, newest first. To find older documents `d`, the caller limits the date. */
export async function listDocumentChoices(
  documents: Knex.QueryBuilder,
  number: string | Knex.Raw,
): Promise<{ data: Schema<"DocumentChoice">[] }> {
  const newest = documents.orderByRaw("d.date DESC, d.id DESC").limit(500);
  const columns = { id: "d.id", number, date: "d.date", amount: "d.amount" };
  return { data: await select<Schema<"DocumentChoice">>(newest, columns) };
}

export async function listReturnableLines<Line extends { itemId: number }>(
  db: Knex,
  principal: Principal,
  { voucherId, lines }: { voucherId: number; lines: ReadonlyMap<number, Line> },
): Promise<(Line & { no: number; itemName: string; batches: LineBatch[] })[]> {
  const itemIds = [...lines.values()].map(({ itemId }) => itemId);
  const nameOf = await readItemNames(db, principal, itemIds);
  const batchesOf = await readBatchesOfLines(db, principal, voucherId, [...lines.keys()]);
  const orderedLines = [...lines].toSorted(([one], [other]) => one - other);
  return orderedLines.map(([no, line]) => ({
    ...{ ...line, no, itemName: nameOf(line.itemId) },
    batches: batchesOf(no),
  }));
}

/**
 * Throws ACCOUNT_UNKNOWN or ACCOUNT_KIND_WRONG if the principal's documents may not name the party.
 * Deleted parties are accepted: they still have documents.
 */
export async function refuseUnknownParty(
  db: Knex,
  principal: Principal,
  { id, field, group }: { id: number; field: string; group: number },
): Promise<void> {
  const find = await readAccounts(db, principal, [id], new Set([id]));
  find(id, field, [group]);
}

/** Throws NOT_FOUND if the principal may not name the party, so that nothing is revealed. */
export async function refuseOfOthers(db: Knex, principal: Principal, partyId: number): Promise<void> {
  const find = await readAccounts(db, principal, [partyId], new Set([partyId]));
  if (catchProblem(() => find(partyId, "id")) instanceof Problem) throw problem("NOT_FOUND");
}
