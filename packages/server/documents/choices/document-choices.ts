import type { Knex } from "knex";
import type { Principal } from "../../contract/principal.ts";
import type { Schema } from "../../contract/contract.ts";
import { catchProblem, Problem, problem } from "@vanbook/sdk/problem";
import { select } from "../../db/select.ts";
import { itemNames } from "../item-names.ts";
import { readAccounts } from "../references/references.ts";
import { lineBatches, type LineBatch } from "./line-batches.ts";

/** Documents `d` to choose from: the newest 500, newest first. To find older ones, the caller limits the date. */
export async function documentChoices(
  documents: Knex.QueryBuilder,
  number: string | Knex.Raw,
): Promise<{ data: Schema<"DocumentChoice">[] }> {
  const newest = documents.orderByRaw("d.date DESC, d.id DESC").limit(500);
  const columns = { id: "d.id", number, date: "d.date", amount: "d.amount" };
  return { data: await select<Schema<"DocumentChoice">>(newest, columns) };
}

/** The lines of a bill or purchase, in order, each with its number, its item's name and its batches. */
export async function returnableLines<Line extends { itemId: number }>(
  db: Knex,
  principal: Principal,
  { voucherId, lines }: { voucherId: number; lines: ReadonlyMap<number, Line> },
): Promise<(Line & { no: number; itemName: string; batches: LineBatch[] })[]> {
  const itemIds = [...lines.values()].map(({ itemId }) => itemId);
  const nameOf = await itemNames(db, principal, itemIds);
  const batchesOf = await lineBatches(db, principal, voucherId, [...lines.keys()]);
  const ordered = [...lines].toSorted(([one], [other]) => one - other);
  return ordered.map(([no, line]) => ({
    ...{ ...line, no, itemName: nameOf(line.itemId) },
    batches: batchesOf(no),
  }));
}

/**
 * Throws ACCOUNT_UNKNOWN or ACCOUNT_KIND_WRONG for a party that the principal's documents may not name. Deleted
 * parties are accepted: they still have documents.
 */
export async function refuseUnknownParty(
  db: Knex,
  principal: Principal,
  { id, field, group }: { id: number; field: string; group: number },
): Promise<void> {
  const find = await readAccounts(db, principal, [id], new Set([id]));
  find(id, field, [group]);
}

/**
 * Throws NOT_FOUND if the principal's documents may not name the party, so that the response reveals nothing about its
 * document.
 */
export async function refuseOfOthers(db: Knex, principal: Principal, partyId: number): Promise<void> {
  const find = await readAccounts(db, principal, [partyId], new Set([partyId]));
  if (catchProblem(() => find(partyId, "id")) instanceof Problem) throw problem("NOT_FOUND");
}
