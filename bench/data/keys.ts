import type { Knex } from "knex";
import { queryRows } from "../../packages/server/db/rows.ts";

export async function listSecondaryKeys(db: Knex, table: string): Promise<{ name: string; sql: string }[]> {
  const [definition] = await queryRows<Record<string, string>>(db, `SHOW CREATE TABLE ${table}`);
  const lines = (definition?.["Create Table"] ?? "").split("\n").map((line) => line.trim().replace(/,$/, ""));
  return lines.flatMap((sql) => {
    const name = /^(?:UNIQUE )?KEY `(\w+)`/.exec(sql)?.[1];
    return name === undefined ? [] : [{ name, sql }];
  });
}

/**
 * Drops the secondary keys of a table. Inserts are many times faster, and the keys are then built
 * with one sort.
 */
export async function dropKeys(db: Knex, table: string): Promise<() => Promise<void>> {
  const keys = await listSecondaryKeys(db, table);
  if (keys.length === 0) return async () => undefined;
  await db.raw(`ALTER TABLE ${table} ${keys.map(({ name }) => `DROP KEY ${name}`).join(", ")}`);
  return async () =>
    void (await db.raw(`ALTER TABLE ${table} ${keys.map(({ sql }) => `ADD ${sql}`).join(", ")}`));
}
