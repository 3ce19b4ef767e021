import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Knex } from "knex";
import { connect } from "../packages/server/db/connection.ts";
import { rows } from "../packages/server/db/rows.ts";
import { startServer } from "./start-server.mjs";

/** The bench's own database server: durable like a working one, with room for ten million ledger rows in memory. */
export interface BenchServer {
  version: string;
  /** Address of one of its databases. */
  urlOf(name: string): string;
  admin: Knex;
  stop(): Promise<void>;
}

/** Starts it over the data that the last run left, or over none; a server that was chosen has a folder of its own. */
export async function startBenchServer(fresh: boolean): Promise<BenchServer> {
  const engine = process.env.VANBOOK_MYSQLD ? "chosen" : "default";
  const dir = join(import.meta.dirname, "..", ".data", "bench", engine);
  if (fresh) rmSync(dir, { recursive: true, force: true });
  const server = await startServer(dir);
  const admin = connect(server.url, { max: 1, statementSeconds: 0 });
  const [{ version } = { version: "" }] = await rows<{ version: string }>(
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
