import { randomBytes } from "node:crypto";
import type { Knex } from "knex";
import { inject } from "vitest";
import { connect, type ConnectOptions } from "./connection.ts";
import { migrateUp } from "./migrate.ts";

/** A database of a test file's own, with the whole schema and no rows. */
export interface TestDatabase {
  db: Knex;
  url: string;
  /** Closes and removes it. */
  drop(): Promise<void>;
}

/** Makes one on the test run's server; call it in `beforeAll`, and `drop` in `afterAll`. `migrated: false` leaves it empty. */
export async function createTestDatabase({
  migrated = true,
  ...options
}: ConnectOptions & { migrated?: boolean } = {}): Promise<TestDatabase> {
  const server = inject("databaseUrl");
  const name = `test_${randomBytes(6).toString("hex")}`;
  const admin = connect(server, { max: 1 });
  await admin.raw(`CREATE DATABASE ${name} DEFAULT CHARACTER SET utf8mb4 DEFAULT COLLATE utf8mb4_unicode_ci`);
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const db = connect(url, options);
  if (migrated) await migrateUp(db);
  const drop = async () => {
    await db.destroy();
    await admin.raw(`DROP DATABASE ${name}`);
    await admin.destroy();
  };
  return { db, url, drop };
}

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the test run's database server, by its administrator; set by scripts/vitest-database.mjs. */
    databaseUrl: string;
  }
}
