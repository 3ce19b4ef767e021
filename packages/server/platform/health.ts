import * as say from "@vanbook/sdk/messages";
import { setTimeout as sleep } from "node:timers/promises";
import type { Knex } from "knex";
import { schemaVersion } from "../db/migrate.ts";
import { migrations } from "../db/generated/migrations.ts";
import { noteAnswer, noteSilence } from "../db/silence.ts";
import type { Handler } from "../contract/handler.ts";
import { problem } from "@vanbook/sdk/problem";

const live: Handler<"health.live"> = async () => ({ status: "ok" });

const ready: Handler<"health.ready"> = async ({ db }) => {
  const answer = await Promise.race([looking(db), sleep(PATIENCE, undefined, { ref: false })]);
  if (answer) return answer;
  noteSilence(db);
  under.delete(db); // the next request looks again: the database may have moved
  throw problem("NOT_READY", say.databaseSilent({ seconds: PATIENCE / 1000 }));
};

/** Shares one look at the database among concurrent requests: there are many when it does not answer. */
function looking(db: Knex): Promise<Readiness> {
  const running = under.get(db);
  if (running) return running;
  const begun = look(db).finally(() => under.get(db) === begun && under.delete(db));
  under.set(db, begun);
  return begun;
}

async function look(db: Knex): Promise<Readiness> {
  const { schema, newer } = await schemaVersion(db);
  noteAnswer(db);
  if (newer !== null) throw problem("NOT_READY", say.schemaNewer({ schema: newer }));
  const newest = migrations.at(-1)?.name ?? "";
  if (schema !== newest)
    throw problem("NOT_READY", say.schemaOlder({ schema: schema ?? "nothing", needed: newest }));
  const [[settings]] = (await db.raw(DURABILITY)) as [[Durability]];
  const durable = settings.flush_log === 1 && (settings.log_bin === 0 || settings.sync_binlog === 1);
  return { status: "ready", schema, durable };
}

/** Whether the process is running, and whether it can serve requests. */
export const health = { "health.live": live, "health.ready": ready };

type Readiness = Awaited<ReturnType<Handler<"health.ready">>>;

interface Durability {
  flush_log: number;
  log_bin: number;
  sync_binlog: number;
}

const under = new WeakMap<Knex, Promise<Readiness>>();
/** Milliseconds: health checks must be answered within three seconds. */
const PATIENCE = 2_000;
const DURABILITY = `SELECT @@innodb_flush_log_at_trx_commit AS flush_log, @@log_bin AS log_bin, @@sync_binlog AS sync_binlog`;
