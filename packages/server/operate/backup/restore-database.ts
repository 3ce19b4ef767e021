import type { Knex } from "knex";
import type { Connection } from "mysql2/promise";
import { forgetIds } from "../../db/ids.ts";
import { listAppliedMigrations, migrateUp } from "../../db/migrate.ts";
import { migrations } from "../../db/generated/migrations.ts";
import { OperatorProblem } from "../command.ts";
import { parseRowLine } from "./digest.ts";
import type { FirstLine } from "./format.ts";
import { insertValues, sumOf } from "./insert-rows.ts";
import { readBackup, type Keying } from "./read-backup.ts";
import { openPlain } from "./snapshot.ts";
import { escapeName, readTables, type KeptTable } from "./tables.ts";

export interface Restored {
  first: FirstLine;
  tables: number;
  rows: number;
}

/**
 * For a database without any company. The schema is created as it was at the backup and not
 * migrated further; the rows are inserted, read back and compared with the backup's digests. An
 * interrupted restore can be started again, because companies are restored last.
 */
export async function restoreDatabase(
  db: Knex,
  url: string,
  path: string,
  keying: Keying,
): Promise<Restored> {
  const connection = await openPlain(url);
  try {
    let tables = new Map<string, KeptTable>();
    let table: KeptTable | undefined;
    const { first, last } = await readBackup(
      path,
      {
        async first(line) {
          checkSchema(line);
          await makeSchema(db, connection, line.schema);
          tables = new Map((await readTables(connection)).own.map((one) => [one.name, one]));
          // Foreign keys hold for the whole snapshot, but not while tables are inserted one by one.
          await connection.query("SET SESSION foreign_key_checks = 0");
        },
        async table(line) {
          table = checkTable(tables, line.table, line.columns);
          await connection.query("START TRANSACTION");
          await connection.query(`DELETE FROM ${escapeName(table.name)}`); // rows inserted by migrations
        },
        async rows(lines) {
          await insertValues(connection, table!, lines.map(parseRowLine));
        },
        async end(sum) {
          await connection.query("COMMIT");
          const { rows, digest } = await sumOf(connection, table!);
          if (rows !== sum.rows || digest !== sum.digest)
            throw new OperatorProblem(`${sum.end} came back with other rows than the backup has.`);
        },
      },
      keying,
    );
    return { first, tables: last.tables, rows: last.rows };
  } finally {
    connection.destroy();
  }
}

export function checkSchema({ schema, version }: FirstLine): void {
  if (!migrations.some(({ name }) => name === schema))
    throw new OperatorProblem(
      `The backup is of schema ${schema}, by Vanbook ${version}; this one does not know it. Restore it with that Vanbook or a newer one.`,
    );
}

/** With the columns in the backup's order. Throws if the schema lacks the table or a column. */
export function checkTable(
  tables: ReadonlyMap<string, KeptTable>,
  name: string,
  columns: readonly string[],
): KeptTable {
  const table = tables.get(name);
  const missing = columns.filter((column) => !table?.columns.includes(column));
  if (!table || missing.length > 0)
    throw new OperatorProblem(`The schema has no ${table ? `${name}.${missing[0]}` : `table ${name}`}.`);
  return { ...table, columns };
}

/**
 * As it was at the backup, without rows. Throws, without changing anything, if the database has a
 * company.
 */
async function makeSchema(db: Knex, connection: Connection, schema: string): Promise<void> {
  const appliedNames = await listAppliedMigrations(db);
  const unknown = appliedNames.filter((name) => !migrations.some((migration) => migration.name === name));
  if (unknown.length > 0)
    throw new OperatorProblem(`The database has the schema of a newer Vanbook (${unknown.at(-1)}).`);
  if (appliedNames.length > 0 && (await db("companies").first("company_id")))
    throw new OperatorProblem(
      "The database has companies. Restore into an empty one (DATABASE_URL), or one company beside them: --company ID.",
    );
  const { own, foreign } = await readTables(connection);
  if (foreign.length > 0)
    throw new OperatorProblem(`The database has tables of something else (${foreign[0]}).`);
  // Drops the tables instead of reverting the migrations: an interrupted restore may have left rows
  // with broken foreign keys, on which reverting would fail.
  await connection.query("SET SESSION foreign_key_checks = 0");
  for (const { name } of own) await connection.query(`DROP TABLE ${escapeName(name)}`);
  await connection.query("DROP TABLE IF EXISTS schema_migrations");
  forgetIds(db);
  await migrateUp(db, schema);
}
