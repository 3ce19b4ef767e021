import type { Knex } from "knex";

/**
 * State of the demo business, from the table `installation`: being created, or complete. Undefined if there
 * is no demo.
 */
export async function demoState(db: Knex): Promise<string | undefined> {
  const row: { value: string } | undefined = await db("installation").where({ name: DEMO }).first("value");
  return row?.value;
}

/** Whether this installation has the demo business's companies. */
export async function isDemo(db: Knex): Promise<boolean> {
  return (await demoState(db)) !== undefined;
}

export const DEMO = "demo";
