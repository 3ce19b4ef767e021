import { createConnection, type Connection, type RowDataPacket } from "mysql2/promise";
import { buildConnectionSettings } from "../connection.ts";
import {
  LARGE_TABLES,
  COMPLETE_MARK,
  listCopyStatements,
  getTemplateName,
  type NamedRow,
  type Template,
} from "./template-database.ts";

/**
 * Copies the tables that were written since `countedTables` was taken. Returns false if the
 * database can't be reset, because its tables have a different structure or the server does not
 * count writes.
 */
export async function restoreTemplate(
  url: string,
  run: string,
  template: Template,
  name: string,
  countedTables: CountedTables,
): Promise<boolean> {
  const source = getTemplateName(run, template);
  const connection = await createConnection({ ...buildConnectionSettings(url), multipleStatements: true });
  try {
    const now = await readTableCounts(connection, name);
    if (now === undefined || now.size !== countedTables.size) return false;
    const writtenTables: string[] = [];
    for (const [table, { rows, madeAt }] of now) {
      const before = countedTables.get(table);
      if (before?.madeAt !== madeAt) return false;
      if (before.rows !== rows) writtenTables.push(table);
    }
    // Creation times are in seconds, so a table recreated within the same second (by reverting a
    // migration, for example) is detected by its columns and keys.
    const shape = await (shapes.get(source) ?? shapes.set(source, readShape(connection, source)).get(source));
    if (shape !== (await readShape(connection, name))) return false;
    const copying = await (statements.get(source) ??
      statements.set(source, listCopyStatements(connection, source)).get(source));
    await connection.query(`USE ${name}; SET SESSION foreign_key_checks = 0, unique_checks = 0`);
    const again = writtenTables.map((table) => `TRUNCATE TABLE \`${table}\`; ${copying?.get(table)}`);
    if (again.length > 0) await connection.query(again.join(";\n"));
    const large = LARGE_TABLES.filter((table) => writtenTables.includes(table));
    if (large.length > 0) await connection.query(`ANALYZE TABLE ${large.join()}`);
    if (process.env["VANBOOK_CHECK_COPIES"] === "1")
      await expectSame(connection, source, name, [...now.keys()]);
    return true;
  } finally {
    await connection.end();
  }
}

/** By template: the statements that copy its rows, and the checksum of its columns and keys. */
const statements = new Map<string, Promise<ReadonlyMap<string, string>>>();
const shapes = new Map<string, Promise<string>>();

/**
 * A checksum of columns and keys: it differs if tables with the same names have a different
 * structure.
 */
async function readShape(connection: Connection, name: string): Promise<string> {
  const [[sums]] = await connection.query<RowDataPacket[]>(
    `SELECT
       (SELECT BIT_XOR(CRC32(CONCAT_WS('|', table_name, column_name, ordinal_position, column_type, is_nullable, column_default)))
        FROM information_schema.columns WHERE table_schema = ? AND table_name <> ?) AS of_columns,
       (SELECT BIT_XOR(CRC32(CONCAT_WS('|', table_name, index_name, seq_in_index, column_name, non_unique)))
        FROM information_schema.statistics WHERE table_schema = ? AND table_name <> ?) AS of_keys`,
    [name, COMPLETE_MARK, name, COMPLETE_MARK],
  );
  return `${sums?.["of_columns"]} ${sums?.["of_keys"]}`;
}

export async function countTables(url: string, name: string): Promise<CountedTables | undefined> {
  const connection = await createConnection(buildConnectionSettings(url));
  try {
    return await readTableCounts(connection, name);
  } finally {
    await connection.end();
  }
}

export type CountedTables = ReadonlyMap<string, { rows: number; madeAt: string }>;

/**
 * MariaDB counts written rows if `userstat` is on, as on the test run's server; undefined if it is
 * off.
 */
async function readTableCounts(connection: Connection, name: string): Promise<CountedTables | undefined> {
  const [[counting]] = await connection.query<RowDataPacket[]>("SHOW GLOBAL VARIABLES LIKE 'userstat'");
  if (counting?.["Value"] !== "ON") return undefined;
  const [tables] = await connection.query<(NamedRow & { rows_written: number; made_at: string })[]>(
    `SELECT t.table_name AS name, COALESCE(s.rows_changed, 0) AS rows_written, t.create_time AS made_at
     FROM information_schema.tables t
     LEFT JOIN information_schema.table_statistics s ON s.table_schema = t.table_schema AND s.table_name = t.table_name
     WHERE t.table_schema = ?`,
    [name],
  );
  return new Map(
    tables.map(({ name: table, rows_written, made_at }) => [
      table,
      { rows: Number(rows_written), madeAt: made_at },
    ]),
  );
}

async function expectSame(connection: Connection, source: string, name: string, tables: readonly string[]) {
  const readChecksums = async (database: string) => {
    const tableNames = tables.map((table) => `${database}.\`${table}\``);
    const [rows] = await connection.query<(RowDataPacket & { Checksum: number })[]>(
      `CHECKSUM TABLE ${tableNames.join()}`,
    );
    return rows.map(({ Checksum }) => Checksum);
  };
  const [theirs, ours] = [await readChecksums(source), await readChecksums(name)];
  const others = tables.filter((_, at) => theirs[at] !== ours[at]);
  if (others.length > 0) throw new Error(`${name} differs from ${source} in ${others.join(", ")}`);
}
