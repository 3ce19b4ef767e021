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

/** How large a demo business is to be, and as of when. */
export interface DemoOptions {
  /** Bills of both companies together; everything else follows from them. */
  bills: number;
  /** The last day of its business, `YYYY-MM-DD`; it began two financial years earlier. */
  today: string;
  /** Another seed makes another business. */
  seed?: number;
  say?: (text: string) => void;
}

/**
 * Makes the demo business in an empty database, by posting its documents (DOMAIN section 5). One that is complete is
 * left as it is, one that was interrupted is made again from an empty schema, and a database with companies of its own
 * is not touched. Answers whether the demo is there.
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
