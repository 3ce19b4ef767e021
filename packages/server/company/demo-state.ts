import type { Knex } from "knex";

/** What `installation` says of the demo business: that it is being made, or is complete; undefined where there is none. */
export async function demoState(db: Knex): Promise<string | undefined> {
  const row: { value: string } | undefined = await db("installation").where({ name: DEMO }).first("value");
  return row?.value;
}

/** Whether the companies are those of the demo business. */
export async function isDemo(db: Knex): Promise<boolean> {
  return (await demoState(db)) !== undefined;
}

export const DEMO = "demo";
