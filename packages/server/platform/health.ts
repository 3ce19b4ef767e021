import { schemaVersion } from "../db/migrate.ts";
import { migrations } from "../db/migrations.ts";
import type { Handler } from "../contract/handler.ts";
import { problem } from "../contract/problem.ts";

const live: Handler<"health.live"> = async () => ({ status: "ok" });

const ready: Handler<"health.ready"> = async ({ db }) => {
  const schema = await schemaVersion(db);
  const newest = migrations.at(-1)?.name ?? "";
  if (schema !== newest)
    throw problem("NOT_READY", {
      message: `The schema is at ${schema ?? "nothing"}, the server needs ${newest}.`,
    });
  const [[settings]] = (await db.raw(DURABILITY)) as [[Durability]];
  const durable = settings.flush_log === 1 && (settings.log_bin === 0 || settings.sync_binlog === 1);
  return { status: "ready", schema, durable };
};

/** Whether the process is running, and whether it can serve. */
export const health = { "health.live": live, "health.ready": ready };

interface Durability {
  flush_log: number;
  log_bin: number;
  sync_binlog: number;
}

const DURABILITY = `SELECT @@innodb_flush_log_at_trx_commit AS flush_log, @@log_bin AS log_bin, @@sync_binlog AS sync_binlog`;
