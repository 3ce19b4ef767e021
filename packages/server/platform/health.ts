import * as say from "@vanbook/sdk/messages";
import { setTimeout as sleep } from "node:timers/promises";
import type { Knex } from "knex";
import { readSchemaVersion } from "../db/migrate.ts";
import { isDiskFull } from "../db/disk-full.ts";
import { migrations } from "../db/generated/migrations.ts";
import { noteAnswer, noteSilence } from "../db/silence.ts";
import type { Handler } from "../contract/handler.ts";
import { problem } from "@vanbook/sdk/problem";

const answerLive: Handler<"health.live"> = async () => ({ status: "ok" });

const checkReady: Handler<"health.ready"> = async ({ db }) => {
  const answer = await Promise.race([shareLook(db), sleep(WAIT_LIMIT_MS, undefined, { ref: false })]);
  if (answer) return answer;
  noteSilence(db);
  under.delete(db); // the next request looks again: the database may have moved
  throw problem("NOT_READY", say.databaseSilent({ seconds: WAIT_LIMIT_MS / 1000 }));
};

/** Concurrent requests share one look at the database: there are many when it does not answer. */
function shareLook(db: Knex): Promise<Readiness> {
  const running = under.get(db);
  if (running) return running;
  const newLook = look(db).finally(() => under.get(db) === newLook && under.delete(db));
  under.set(db, newLook);
  return newLook;
}

async function look(db: Knex): Promise<Readiness> {
  const { schema, newer } = await readSchemaVersion(db);
  noteAnswer(db);
  if (newer !== null) throw problem("NOT_READY", say.schemaNewer({ schema: newer }));
  const newest = migrations.at(-1)?.name ?? "";
  if (schema !== newest)
    throw problem("NOT_READY", say.schemaOlder({ schema: schema ?? "nothing", needed: newest }));
  await db.raw(WRITE_NOTHING_SQL); // throws if the database is read-only
  if (isDiskFull(db)) throw problem("DISK_FULL");
  const [[settings]] = (await db.raw(DURABILITY_SQL)) as [[Durability]];
  const durable = settings.flush_log === 1 && (settings.log_bin === 0 || settings.sync_binlog === 1);
  return { status: "ready", schema, durable };
}

export const health = { "health.live": answerLive, "health.ready": checkReady };

type Readiness = Awaited<ReturnType<Handler<"health.ready">>>;

interface Durability {
  flush_log: number;
  log_bin: number;
  sync_binlog: number;
}

const under = new WeakMap<Knex, Promise<Readiness>>();
/** Health checks must be answered within three seconds. */
const WAIT_LIMIT_MS = 2_000;
const DURABILITY_SQL = `SELECT @@innodb_flush_log_at_trx_commit AS flush_log, @@log_bin AS log_bin, @@sync_binlog AS sync_binlog`;
/**
 * Changes no row, but a read-only database refuses it. The settings would not tell: accounts with
 * some rights may write nevertheless.
 */
const WRITE_NOTHING_SQL = "UPDATE schema_migrations SET statements = statements WHERE name = ''";
