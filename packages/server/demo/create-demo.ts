import type { Knex } from "knex";
import { now, toDatabaseTime } from "../clock.ts";
import { DEMO, demoState } from "../company/demo-state.ts";
import { migrateDown, migrateUp } from "../db/migrate.ts";
import { withTransaction } from "../db/transaction.ts";
import type { Blueprint } from "./companies/blueprint.ts";
import { kairali } from "./companies/kairali.ts";
import { makeCompany } from "./masters/make-company.ts";
import { malabar } from "./companies/malabar.ts";
import { createRandom } from "./random.ts";
import { trade } from "./days/trade.ts";

/** The size of the demo business, and its last day. */
export interface DemoOptions {
  /** Bills of both companies together; all other quantities follow from it. */
  bills: number;
  /** The last day of its business, `YYYY-MM-DD`. It begins with the financial year before the current one. */
  today: string;
  /** A different seed makes a different business. */
  seed?: number;
  say?: (text: string) => void;
}

/**
 * Creates the demo business in an empty database, by posting its documents. A complete demo is
 * kept, an interrupted one is created again in an empty schema, and a database with other companies is not changed.
 * Returns whether the demo exists.
 */
export async function createDemo(db: Knex, options: DemoOptions): Promise<boolean> {
  const say = options.say ?? (() => undefined);
  const state = await demoState(db);
  if (state === "complete") return true;
  if (state === "creating") {
    say("The demo business was not finished; making it again.");
    await migrateDown(db);
    await migrateUp(db);
  } else if (await db("companies").first("company_id")) {
    return false;
  }
  const begun = performance.now();
  await db("installation").insert({ name: DEMO, value: "creating", changed_at: toDatabaseTime(now()) });
  for (const [index, blueprint] of BUSINESS.entries()) {
    const seed = (options.seed ?? DEMO_SEED) + index * 1000;
    const company = await withTransaction(db, (trx) =>
      makeCompany(trx, blueprint, options.today, createRandom(seed)),
    );
    await trade(db, company, billsOf(blueprint, options.bills), seed + 1);
    say(`${blueprint.name} is ready.`);
  }
  const complete = { value: "complete", changed_at: toDatabaseTime(now()) };
  await db("installation").where({ name: DEMO }).update(complete);
  say(
    `The demo business with ${options.bills} bills took ${((performance.now() - begun) / 1000).toFixed(1)} s.`,
  );
  return true;
}

function billsOf({ share }: Blueprint, bills: number) {
  return share === kairali.share ? bills - Math.round(bills * malabar.share) : Math.round(bills * share);
}

const BUSINESS = [kairali, malabar];

/** Makes the demo the same on every machine. */
const DEMO_SEED = 2026;
