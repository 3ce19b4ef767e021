import type { Knex } from "knex";
import type { Principal } from "../../contract/principal.ts";
import type { Schema } from "../../contract/contract.ts";
import { catchProblem, Problem, problem } from "@vanbook/sdk/problem";
import { select } from "../../db/select.ts";
import { readAccounts } from "../references/references.ts";

/** Documents `alias` to choose from: the newest 500, newest first. To find older ones, the caller limits the date. */
export async function documentChoices(
  documents: Knex.QueryBuilder,
  alias: string,
  number: string | Knex.Raw,
): Promise<{ data: Schema<"DocumentChoice">[] }> {
  const newest = documents
    .orderBy([
      { column: `${alias}.date`, order: "desc" },
      { column: `${alias}.id`, order: "desc" },
    ])
    .limit(500);
  const [id, date, amount] = [`${alias}.id`, `${alias}.date`, `${alias}.amount`];
  return { data: await select<Schema<"DocumentChoice">>(newest, { id, number, date, amount }) };
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
