import type { Knex } from "knex";
import { readClock, toDatabaseTime } from "../clock.ts";
import { DEMO_NAME, readDemoState } from "../company/demo-state.ts";
import { migrateDown, migrateUp } from "../db/migrate.ts";
import { withTransaction } from "../db/transaction.ts";
import type { Blueprint } from "./companies/blueprint.ts";
import { kairali } from "./companies/kairali.ts";
import { makeCompany } from "./masters/make-company.ts";
import { malabar } from "./companies/malabar.ts";
import { DEMO_SEED } from "./demo-seed.ts";
import { createRandom } from "./random.ts";
import { postAllDays } from "./days/trade.ts";

export interface DemoOptions {
  /** Both companies together; all other quantities follow from it. */
  bills: number;
  /** `YYYY-MM-DD`. The business begins with the financial year before the current one. */
  today: string;
  /** A different seed makes a different business. */
  seed?: number;
  say?: (text: string) => void;
}

/**
 * Posts the documents of the demo in an empty database. A complete demo is kept, an interrupted one
 * is created again in an empty schema, and a database with other companies is not changed. Returns
 * whether the demo exists.
 */
export async function createDemo(db: Knex, options: DemoOptions): Promise<boolean> {
  const say = options.say ?? (() => undefined);
  const state = await readDemoState(db);
  if (state === "complete") return true;
  if (state === "creating") {
    say("The demo business was not finished; making it again.");
    await migrateDown(db);
    await migrateUp(db);
  } else if (await db("companies").first("company_id")) {
    return false;
  }
  const startTime = performance.now();
  await db("installation").insert({
    name: DEMO_NAME,
    value: "creating",
    changed_at: toDatabaseTime(readClock()),
  });
  for (const [index, blueprint] of DEMO_BLUEPRINTS.entries()) {
    const seed = (options.seed ?? DEMO_SEED) + index * 1000;
    const company = await withTransaction(db, (trx) =>
      makeCompany(trx, blueprint, options.today, createRandom(seed)),
    );
    await postAllDays(db, company, calculateBillCount(blueprint, options.bills), seed + 1);
    say(`${blueprint.name} is ready.`);
  }
  const complete = { value: "complete", changed_at: toDatabaseTime(readClock()) };
  await db("installation").where({ name: DEMO_NAME }).update(complete);
  say(
    `The demo business with ${options.bills} bills took ${((performance.now() - startTime) / 1000).toFixed(1)} s.`,
  );
  return true;
}

function calculateBillCount({ share }: Blueprint, bills: number) {
  return share === kairali.share ? bills - Math.round(bills * malabar.share) : Math.round(bills * share);
}

const DEMO_BLUEPRINTS = [kairali, malabar];
