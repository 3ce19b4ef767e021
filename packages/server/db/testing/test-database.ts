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

export interface TestDatabase {
  db: Knex;
  url: string;
  drop(): Promise<void>;
}

/**
 * Creates a database on the test run's server: call it in `beforeAll`, and `drop` in `afterAll`.
 * `template: null` leaves it empty. A database that an earlier file of this worker used is reset
 * and used again (docs/decisions/011).
 */
export async function createTestDatabase({
  template = SCHEMA_TEMPLATE,
  ...options
}: ConnectOptions & { template?: Template | null } = {}): Promise<TestDatabase> {
  const server = inject("databaseUrl");
  const run = inject("databaseRun");
  appendFileRecord();
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
      usedDatabases.set(template.key, [...(usedDatabases.get(template.key) ?? []), { name, counted: began }]);
    else await onServer(server, `DROP DATABASE ${name}`);
  };
  return { db, url, drop };
}

/**
 * Undefined if no earlier file of this worker used a database of this template that can be reset.
 */
async function takeUsed(server: string, run: string, template: Template): Promise<Used | undefined> {
  for (
    let free = usedDatabases.get(template.key)?.pop();
    free;
    free = usedDatabases.get(template.key)?.pop()
  ) {
    if (await restoreTemplate(server, run, template, free.name, free.counted)) return free;
    await onServer(server, `DROP DATABASE IF EXISTS ${free.name}`);
  }
  return undefined;
}

function appendFileRecord() {
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
 * By template key. Workers keep their modules between files; remaining databases are removed with
 * the run's server.
 */
const usedDatabases = new Map<string, Required<Used>[]>();

const SCHEMA_TEMPLATE: Template = {
  key: "schema",
  async fill(url) {
    const db = connect(url);
    await migrateUp(db);
    await db.destroy();
  },
};

declare module "vitest" {
  interface ProvidedContext {
    /** Includes the administrator's account; set by scripts/vitest-database.mjs. */
    databaseUrl: string;
    databaseRun: string;
  }
}
