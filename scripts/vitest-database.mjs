// Vitest's global set-up of the projects whose tests need a database: one server for the run, in a folder of its own.
import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dropTemplates } from "../packages/server/db/template-database.ts";
import { startDatabase } from "./database.mjs";
import { isRunning, runningServer, waitForExit } from "./database/processes.mjs";

const PREFIX = "vanbook-test-";

/** Starts the server, unless VANBOOK_TEST_DATABASE_URL names one (a cluster, say), and tells the tests its address. */
export default async function setup(project) {
  const given = process.env.VANBOOK_TEST_DATABASE_URL;
  const run = randomBytes(4).toString("hex");
  project.provide("databaseRun", run);
  if (given) {
    project.provide("databaseUrl", given);
    return () => dropTemplates(given, run);
  }
  await sweep();
  const dir = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
  const database = await startDatabase({ dir, purpose: "test" });
  project.provide("databaseUrl", database.url);
  return async () => {
    await database.stop();
    rmSync(dir, { recursive: true, force: true });
  };
}

/** Ends and removes the servers of earlier runs that were killed before they could do it. */
async function sweep() {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    const run = Number.parseInt(name.slice(PREFIX.length), 10);
    if (isRunning(run)) continue;
    const dir = join(tmpdir(), name);
    const server = runningServer(join(dir, "server.pid"), join(dir, "data"));
    if (server !== undefined) {
      process.kill(server, "SIGKILL");
      await waitForExit(server, 5000);
    }
    rmSync(dir, { recursive: true, force: true });
  }
}
