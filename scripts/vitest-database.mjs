// Vitest's global set-up of the projects whose tests need a database: one server for the run, in a
// separate folder.
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dropTemplates } from "../packages/server/db/testing/template-database.ts";
import { startDatabase } from "./database.mjs";

/**
 * Starts the server, unless VANBOOK_TEST_DATABASE_URL names one (such as a cluster), and passes its
 * address to the tests. If a run is killed, the run's keeper removes what is left
 * (scripts/test/run-folder.mjs).
 */
export default async function setUpDatabase(project) {
  const givenUrl = process.env.VANBOOK_TEST_DATABASE_URL;
  const run = randomBytes(4).toString("hex");
  project.provide("databaseRun", run);
  if (givenUrl) {
    project.provide("databaseUrl", givenUrl);
    return () => dropTemplates(givenUrl, run);
  }
  const dir = mkdtempSync(join(tmpdir(), "database-"));
  const database = await startDatabase({ dir, purpose: "test" });
  project.provide("databaseUrl", database.url);
  return async () => {
    await database.stop();
    rmSync(dir, { recursive: true, force: true });
  };
}
