import type { Knex } from "knex";
import { rows } from "../../packages/server/db/rows.ts";

/** The secondary keys of a table, as its definition spells them. */
export async function secondaryKeys(db: Knex, table: string): Promise<{ name: string; sql: string }[]> {
  const [made] = await rows<Record<string, string>>(db, `SHOW CREATE TABLE ${table}`);
  const lines = (made?.["Create Table"] ?? "").split("\n").map((line) => line.trim().replace(/,$/, ""));
  return lines.flatMap((sql) => {
    const name = /^(?:UNIQUE )?KEY `(\w+)`/.exec(sql)?.[1];
    return name === undefined ? [] : [{ name, sql }];
  });
}

/** Drops the secondary keys of a table. Inserts are many times faster, and the keys are then built with one sort. */
export async function dropKeys(db: Knex, table: string): Promise<() => Promise<void>> {
  const keys = await secondaryKeys(db, table);
  if (keys.length === 0) return async () => undefined;
  await db.raw(`ALTER TABLE ${table} ${keys.map(({ name }) => `DROP KEY ${name}`).join(", ")}`);
  return async () =>
    void (await db.raw(`ALTER TABLE ${table} ${keys.map(({ sql }) => `ADD ${sql}`).join(", ")}`));
}
