import type { Knex } from "knex";
import { readClock, toDatabaseTime } from "../clock.ts";
import { openBeside } from "./connection.ts";
import { identifyDatabaseFault } from "./database-error.ts";
import { forgetIds } from "./ids.ts";
import { TABLE_OPTIONS, type Migration } from "./migration.ts";
import { refuseWithoutFunctions } from "./required-functions.ts";
import { migrations } from "./generated/migrations.ts";

/** A newer server migrated the schema; this one might break rules that the newer one relies on. */
export class NewerSchemaError extends Error {
  override name = "NewerSchemaError";
  constructor(readonly migration: string) {
    super(
      `The schema is of a newer Vanbook than this one: it has ${migration}. Start that Vanbook, or a newer one.`,
    );
  }
}

/**
 * Migrates to the newest migration, or to the named one; returns the names of the applied
 * migrations. Throws NewerSchemaError if the schema is newer than this server, and
 * MissingFunctionError if the database lacks a function.
 */
export function migrateUp(db: Knex, to?: string): Promise<string[]> {
  return runExclusively(db, async (own) => {
    await refuseWithoutFunctions(own);
    const appliedSteps = await readAppliedSteps(own);
    const newer = findNewestUnknown(appliedSteps);
    if (newer !== null) throw new NewerSchemaError(newer);
    const wantedMigrations = to === undefined ? migrations : migrations.slice(0, findMigrationIndex(to) + 1);
    const missing = wantedMigrations.filter(({ name, up }) => appliedSteps.get(name) !== up.length);
    for (const { name, up } of missing) {
      const from = appliedSteps.get(name) ?? 0;
      if (!appliedSteps.has(name))
        await own("schema_migrations").insert({
          name,
          statements: 0,
          applied_at: toDatabaseTime(readClock()),
        });
      for (const [index, statement] of up.entries()) {
        if (index < from) continue;
        const keepProgress = (recorder: Knex) => noteStatement(recorder, name, index);
        if (CHANGES_ROWS.test(statement)) {
          // Together, so a statement that adds to rows is never applied twice.
          await runWhenFree(own, statement, keepProgress);
          continue;
        }
        // The server commits a change of a table at once: an earlier process may have run it and
        // died before recording it. It is applied whole or not at all.
        await runWhenFree(own, statement).catch(
          index === from ? ignoreErrors(...APPLIED_ERRORS) : throwAgain,
        );
        await keepProgress(own);
      }
    }
    return missing.map(({ name }) => name);
  });
}

/** Reverts all migrations, or those after the named one, and deletes their tables' data. */
export function migrateDown(db: Knex, to?: string): Promise<string[]> {
  return runExclusively(db, async (own) => {
    const appliedSteps = await readAppliedSteps(own);
    const keptCount = to === undefined ? 0 : findMigrationIndex(to) + 1;
    const toRevert = migrations.slice(keptCount).filter(({ name }) => appliedSteps.has(name));
    for (const migration of toRevert.toReversed())
      await takeBack(own, migration, appliedSteps.get(migration.name) ?? 0);
    forgetIds(db);
    return toRevert.map(({ name }) => name).toReversed();
  });
}

/** Fully applied migrations only, sorted, including those that only a newer server knows. */
export async function listAppliedMigrations(db: Knex): Promise<string[]> {
  if (!(await db.schema.hasTable("schema_migrations"))) return [];
  const appliedSteps = await readAppliedSteps(db);
  const partly = migrations.filter(
    ({ name, up }) => appliedSteps.has(name) && appliedSteps.get(name) !== up.length,
  );
  for (const { name } of partly) appliedSteps.delete(name);
  return [...appliedSteps.keys()].toSorted();
}

/**
 * `schema`: the newest of this server's migrations that is fully applied, null if none. `newer`:
 * the newest applied migration that only a newer server knows, null if none.
 */
export async function readSchemaVersion(db: Knex): Promise<{ schema: string | null; newer: string | null }> {
  if (!(await db.schema.hasTable("schema_migrations"))) return { schema: null, newer: null };
  const appliedSteps = await readAppliedSteps(db);
  const schema = migrations.findLast(({ name, up }) => appliedSteps.get(name) === up.length)?.name ?? null;
  return { schema, newer: findNewestUnknown(appliedSteps) };
}

function findNewestUnknown(appliedSteps: ReadonlyMap<string, number>): string | null {
  const unknown = [...appliedSteps.keys()].filter((name) =>
    migrations.every((migration) => migration.name !== name),
  );
  return unknown.toSorted().at(-1) ?? null;
}

async function takeBack(db: Knex, { name, up, down }: Migration, statements: number) {
  // A partly applied migration has not created everything that its `down` removes.
  const partly = statements < up.length ? ignoreErrors(NO_SUCH_TABLE, NO_SUCH_COLUMN) : throwAgain;
  // Until everything is removed, the migration counts as not applied: a next start that fails
  // because a table exists is better than one with a missing table.
  await db("schema_migrations").where({ name }).update({ statements: 0 });
  for (const statement of down) await db.raw(statement).catch(partly);
  await db("schema_migrations").where({ name }).delete();
}

/**
 * Throws if another process has applied the statement in the meantime: the connection with the lock
 * was lost, and both were migrating. A change of rows is then rolled back.
 */
async function noteStatement(db: Knex, name: string, index: number): Promise<void> {
  const recordedCount = await db("schema_migrations")
    .where({ name, statements: index })
    .update({ statements: index + 1 });
  if (recordedCount === 0)
    throw new Error(`Another process applies ${name} at the same time. Start this one again.`);
}

/**
 * Runs `work` in one process at a time: the others wait for the row that the first has locked. The
 * locking transaction does nothing else (DDL on its connection would commit it), and the lock ends
 * when the process dies. The connections have no statement time limit, because it would abort a
 * long ALTER TABLE, and the server must not close the one with the lock because it is idle for so
 * long.
 */
async function runExclusively<T>(db: Knex, work: (own: Knex) => Promise<T>): Promise<T> {
  const own = openBeside(db, { max: 2, statementSeconds: 0 });
  try {
    await own.raw(
      `CREATE TABLE IF NOT EXISTS schema_migrations (
        name VARCHAR(60) NOT NULL, statements INT NOT NULL, applied_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        PRIMARY KEY (name)
      ) ${TABLE_OPTIONS}`,
    );
    await own.raw("INSERT IGNORE INTO schema_migrations (name, statements, applied_at) VALUES (?, 0, ?)", [
      LOCK_NAME,
      toDatabaseTime(readClock()),
    ]);
    return await own.transaction(async (trx) => {
      await trx.raw(
        `SET SESSION innodb_lock_wait_timeout = 3600, wait_timeout = ${IDLE_SECONDS}
         /*M! , idle_transaction_timeout = 0, idle_write_transaction_timeout = 0 */`,
      );
      await trx("schema_migrations").where({ name: LOCK_NAME }).forUpdate();
      return work(own);
    });
  } finally {
    await own.destroy();
  }
}

/**
 * Runs a statement, and retries it after a deadlock, or if it waits more than a second for a lock.
 * While DDL waits for a table, every later statement on that table waits too, possibly a posting
 * that holds a row needed by the transaction that uses the table. The same happens when DDL has its
 * table and waits for another one, for example when it rebuilds a table and waits for those with
 * foreign keys to it. The server doesn't detect such a deadlock.
 */
async function runWhenFree(
  own: Knex,
  statement: string,
  keepProgress?: (trx: Knex) => PromiseLike<unknown>,
): Promise<void> {
  for (let tries = 1; ; tries += 1)
    try {
      // The pool has two connections and the other one holds the lock, so this SET reaches the
      // connection that runs the statement.
      await own.raw("SET SESSION lock_wait_timeout = 1, innodb_lock_wait_timeout = 1");
      if (keepProgress)
        await own.transaction(async (trx) => {
          await trx.raw(statement);
          await keepProgress(trx);
        });
      else await own.raw(statement);
      return;
    } catch (error) {
      if (identifyDatabaseFault(error) !== "conflict" || tries === MOST_TRIES) throw error;
      await new Promise((resolve) => void setTimeout(resolve, 200));
    }
}

async function readAppliedSteps(db: Knex) {
  const rows = await db<{ name: string; statements: number }>("schema_migrations")
    .select("name", "statements")
    .whereNot("name", LOCK_NAME);
  return new Map(rows.map(({ name, statements }) => [name, statements]));
}

function findMigrationIndex(name: string) {
  const index = migrations.findIndex((migration) => migration.name === name);
  if (index === -1) throw new Error(`There is no migration ${name}`);
  return index;
}

function ignoreErrors(...errnos: number[]) {
  return (error: unknown) => {
    if (!(error instanceof Error && errnos.includes((error as Error & { errno: number }).errno))) throw error;
  };
}

function throwAgain(error: unknown): never {
  throw error;
}

const LOCK_NAME = "lock";
/** A month. */
const IDLE_SECONDS = 2_592_000;
/** Each try waits a second for the lock, so this gives up after some minutes. */
const MOST_TRIES = 300;
const NO_SUCH_TABLE = 1051;
/** Or no such key. */
const NO_SUCH_COLUMN = 1091;
/** The table, column or key exists already, or no longer exists. */
const APPLIED_ERRORS = [1050, 1060, 1061, NO_SUCH_TABLE, NO_SUCH_COLUMN] as const;
/** A statement that can be rolled back, unlike a change of a table. */
const CHANGES_ROWS = /^\s*(?:INSERT|UPDATE|REPLACE|DELETE)\b/i;
