import type { Knex } from "knex";

/** From the table `installation`: being created, or complete; undefined if there is no demo. */
export async function readDemoState(db: Knex): Promise<string | undefined> {
  const row: { value: string } | undefined = await db("installation")
    .where({ name: DEMO_NAME })
    .first("value");
  return row?.value;
}

export async function isDemo(db: Knex): Promise<boolean> {
  return (await readDemoState(db)) !== undefined;
}

export const DEMO_NAME = "demo";
