import { randomBytes } from "node:crypto";
import type { Knex } from "knex";
import { inject } from "vitest";
import { connect } from "./connection.ts";
import type { ConnectOptions } from "./database.ts";
import { migrateUp } from "./migrate.ts";
import { copyTemplate, type Template } from "./template-database.ts";

/** A database for one test file, with the whole schema and no rows. */
export interface TestDatabase {
  db: Knex;
  url: string;
  /** Closes and drops it. */
  drop(): Promise<void>;
}

/**
 * Creates one on the test run's server: call it in `beforeAll`, and `drop` in `afterAll`. `migrated: false` leaves it
 * empty.
 */
export async function createTestDatabase({
  template = SCHEMA,
  ...options
}: ConnectOptions & { template?: Template | null } = {}): Promise<TestDatabase> {
  const server = inject("databaseUrl");
  const name = `test_${randomBytes(6).toString("hex")}`;
  const admin = connect(server, { max: 1, statementSeconds: 0 });
  await admin.raw(`CREATE DATABASE ${name} DEFAULT CHARACTER SET utf8mb4 DEFAULT COLLATE utf8mb4_unicode_ci`);
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  if (template) await copyTemplate(server, inject("databaseRun"), template, name);
  const db = connect(url, options);
  const drop = async () => {
    await db.destroy();
    await admin.raw(`DROP DATABASE ${name}`);
    await admin.destroy();
  };
  return { db, url, drop };
}

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
    /** Tells this run from others on the same server. */
    databaseRun: string;
  }
}
