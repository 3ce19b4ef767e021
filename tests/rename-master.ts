import type { Knex } from "knex";

/**
 * Renames a master of company 1, also in the documents that were posted before: for tests of how
 * names are shown.
 */
export async function renameMaster(
  db: Knex,
  master: "accounts" | "items",
  id: number,
  name: string | undefined,
): Promise<void> {
  for (const table of [master, `${master.slice(0, -1)}_facts`])
    await db(table).where({ company_id: 1, id }).update({ name });
}
