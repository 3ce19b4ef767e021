import { isDeepStrictEqual } from "node:util";
import type { Knex } from "knex";
import { rows } from "../packages/server/db/rows.ts";
import type { Question } from "./reports/trial-balance.ts";

/** Asks the database a report's question, as the report does. */
export function ask(db: Knex, { sql, bindings }: Question): Promise<Record<string, unknown>[]> {
  return rows(db, sql, bindings);
}

/** A fast wrong answer counts for nothing: refuses two ways to a report that do not answer the same. */
export async function refuseDifferent(db: Knex, what: string, one: Question, other: Question): Promise<void> {
  const [a, b] = [await ask(db, one), await ask(db, other)];
  if (a.length === 0 || !isDeepStrictEqual(a, b))
    throw new Error(`${what}: the two ways answer differently.`);
}
