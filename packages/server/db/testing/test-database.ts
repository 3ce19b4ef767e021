import { randomBytes } from "node:crypto";
import { appendFileSync } from "node:fs";
import { join } from "node:path";
import type { Knex } from "knex";
import { expect, inject } from "vitest";
import { connect } from "../connection.ts";
import type { ConnectOptions } from "../database.ts";
import { migrateUp } from "../migrate.ts";
import { copyPrefix, copyTemplate, type Template } from "./template-database.ts";
import { countTables, restoreTemplate, type CountedTables } from "./used-database.ts";

/** A database for one test file, with the whole schema and no rows. */
export interface TestDatabase {
  db: Knex;
  url: string;
  /** Closes and drops it. */
  drop(): Promise<void>;
}

/**
 * Creates a test database on the test run's server: call it in `beforeAll`, and `drop` in `afterAll`. `template:
 * null` leaves it empty. A database that an earlier file of this worker used is reset and used again
 * (docs/decisions/011).
 */
export async function createTestDatabase({
  template = SCHEMA,
  ...options
}: ConnectOptions & { template?: Template | null } = {}): Promise<TestDatabase> {
  const server = inject("databaseUrl");
  const run = inject("databaseRun");
  recordFile();
  const { name, counted } = (template && (await takeUsed(server, run, template))) ?? {
    name: `${copyPrefix(run)}${randomBytes(6).toString("hex")}`,
  };
  if (!counted) {
    await onServer(
      server,
      `CREATE DATABASE ${name} DEFAULT CHARACTER SET utf8mb4 DEFAULT COLLATE utf8mb4_unicode_ci`,
    );
    if (template) await copyTemplate(server, run, template, name);
  }
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const began = template ? await countTables(server, name) : undefined;
  const db = connect(url, options);
  const drop = async () => {
    await db.destroy();
    if (template && began)
      used.set(template.key, [...(used.get(template.key) ?? []), { name, counted: began }]);
    else await onServer(server, `DROP DATABASE ${name}`);
  };
  return { db, url, drop };
}

/**
 * Resets and returns a database of this template that an earlier file of this worker used; undefined if there is
 * none.
 */
async function takeUsed(server: string, run: string, template: Template): Promise<Used | undefined> {
  for (let free = used.get(template.key)?.pop(); free; free = used.get(template.key)?.pop()) {
    if (await restoreTemplate(server, run, template, free.name, free.counted)) return free;
    await onServer(server, `DROP DATABASE IF EXISTS ${free.name}`);
  }
  return undefined;
}

/** Records that this test file uses a database: `npm test` counts them. */
function recordFile() {
  const folder = process.env["VANBOOK_RUN_FOLDER"];
  if (folder) appendFileSync(join(folder, "database-files.txt"), `${expect.getState().testPath}\n`);
}

async function onServer(server: string, sql: string): Promise<void> {
  const admin = connect(server, { max: 1, statementSeconds: 0 });
  await admin.raw(sql);
  await admin.destroy();
}

interface Used {
  name: string;
  counted?: CountedTables;
}

/**
 * Used databases by template key. Workers keep their modules; remaining databases are removed with the run's server.
 */
const used = new Map<string, Required<Used>[]>();

const SCHEMA: Template = {
  key: "schema",
  async fill(url) {
    const db = connect(url);
    await migrateUp(db);
    await db.destroy();
  },
};

declare module "vitest" {
  interface ProvidedContext {
    /** URL of the test run's database server, with its administrator's account; set by scripts/vitest-database.mjs. */
    databaseUrl: string;
    /** Identifies this test run on a shared server. */
    databaseRun: string;
  }
}
