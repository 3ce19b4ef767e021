import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Knex } from "knex";
import { connect } from "../packages/server/db/connection.ts";
import { queryRows } from "../packages/server/db/rows.ts";
import { startServer } from "./start-server.mjs";

export interface BenchServer {
  version: string;
  urlOf(name: string): string;
  admin: Knex;
  stop(): Promise<void>;
}

/**
 * Starts the server over the data of the last run, or without data if `fresh`. A server chosen by
 * VANBOOK_MYSQLD has a separate folder.
 */
export async function startBenchServer(fresh: boolean): Promise<BenchServer> {
  const engine = process.env.VANBOOK_MYSQLD ? "chosen" : "default";
  const dir = join(import.meta.dirname, "..", ".data", "bench", engine);
  if (fresh) rmSync(dir, { recursive: true, force: true });
  const server = await startServer(dir);
  const admin = connect(server.url, { max: 1, statementSeconds: 0 });
  const [{ version } = { version: "" }] = await queryRows<{ version: string }>(
    admin,
    "SELECT VERSION() AS version",
  );
  return {
    version,
    urlOf: (name) => Object.assign(new URL(server.url), { pathname: `/${name}` }).href,
    admin,
    stop: async () => {
      await admin.destroy();
      await server.stop();
    },
  };
}
