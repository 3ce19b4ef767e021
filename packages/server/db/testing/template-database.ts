import { createConnection, type Connection, type RowDataPacket } from "mysql2/promise";
import { connectionSettings } from "../connection.ts";

/** Initial content of a test database: created once per test run, and copied for every test file that needs it. */
export interface Template {
  /** Lower-case letters, digits and `_`; templates that differ must have different keys. */
  key: string;
  /** Fills the empty database at this address. */
  fill(url: string): Promise<void>;
}

/**
 * Copies the template's tables and rows into the empty database `name` on the server at `url`. The first caller
 * creates the template, and the others wait for it. `run` identifies a test run on a shared server. Templates are
 * never kept for the next run, so none is older than the source code.
 */
export async function copyTemplate(
  url: string,
  run: string,
  template: Template,
  name: string,
): Promise<void> {
  const source = sourceOf(run, template);
  const connection = await createConnection({ ...connectionSettings(url), multipleStatements: true });
  try {
    await made(connection, url, source, template);
    await connection.query(
      `USE ${name}; SET SESSION foreign_key_checks = 0, unique_checks = 0, autocommit = 0`,
    );
    await connection.query((await tablesOf(connection, source)).join(";\n"));
    await connection.query([...(await rowsOf(connection, source)).values()].join(";\n"));
    await connection.query("COMMIT");
    const [[books]] = await connection.query<RowDataPacket[]>(
      `SELECT EXISTS (SELECT 1 FROM ${source}.vouchers) AS are_kept`,
    );
    if (books?.are_kept) await connection.query(`ANALYZE TABLE ${LARGE.join()}`);
  } finally {
    await connection.end();
  }
}

/**
 * The server updates its row statistics some seconds after a copy. Until then it treats these tables as empty, and a
 * join of them may take minutes instead of milliseconds, so they are analysed.
 */
export const LARGE = ["vouchers", "ledger_entries", "stock_moves", "bills", "bill_lines"];

/** Drops the templates of a run and their copies; the server may keep running. */
export async function dropTemplates(url: string, run: string): Promise<void> {
  const connection = await createConnection(connectionSettings(url));
  try {
    const begins = (prefix: string) => `${prefix.replaceAll("_", "\\_")}%`;
    const [found] = await connection.query<NamedRow[]>(
      "SELECT schema_name AS name FROM information_schema.schemata WHERE schema_name LIKE ? OR schema_name LIKE ?",
      [begins(prefixOf(run)), begins(copyPrefix(run))],
    );
    for (const { name } of found) await connection.query(`DROP DATABASE ${name}`);
  } finally {
    await connection.end();
  }
}

/** Creates the template if it doesn't exist; one process at a time, by a server lock that ends with the connection. */
async function made(connection: Connection, url: string, source: string, template: Template): Promise<void> {
  const [[lock]] = await connection.query<RowDataPacket[]>("SELECT GET_LOCK(?, 300) AS held", [source]);
  if (lock?.held !== 1) throw new Error(`${source} was not made within five minutes`);
  try {
    const [marks] = await connection.query<RowDataPacket[]>(
      "SELECT 1 FROM information_schema.tables WHERE table_schema = ? AND table_name = ?",
      [source, MARK],
    );
    if (marks.length > 0) return;
    // A template without the mark is incomplete: the process that created it ended too early.
    await connection.query(`DROP DATABASE IF EXISTS ${source}`);
    await connection.query(
      `CREATE DATABASE ${source} DEFAULT CHARACTER SET utf8mb4 DEFAULT COLLATE utf8mb4_unicode_ci`,
    );
    await template.fill(Object.assign(new URL(url), { pathname: `/${source}` }).href);
    await connection.query(`CREATE TABLE ${source}.${MARK} (id INT PRIMARY KEY)`);
  } finally {
    await connection.query("SELECT RELEASE_LOCK(?)", [source]);
  }
}

/** The statements that create the tables, with their keys and auto-increment values. */
async function tablesOf(connection: Connection, source: string): Promise<string[]> {
  const [names] = await connection.query<NamedRow[]>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = ? AND table_name <> ?",
    [source, MARK],
  );
  const shown = names.map(({ name }) => `SHOW CREATE TABLE ${source}.\`${name}\``).join(";");
  const [answers] = await connection.query<RowDataPacket[][]>(shown);
  return answers.map(([table]) => String(table?.["Create Table"]));
}

/** The statements that copy the rows, by table. Generated columns are not copied. */
export async function rowsOf(connection: Connection, source: string): Promise<Map<string, string>> {
  const [columns] = await connection.query<(NamedRow & { of: string })[]>(
    `SELECT table_name AS \`of\`, column_name AS name FROM information_schema.columns
     WHERE table_schema = ? AND table_name <> ? AND COALESCE(generation_expression, '') = '' ORDER BY table_name, ordinal_position`,
    [source, MARK],
  );
  const byTable = new Map<string, string[]>();
  for (const { of, name } of columns) byTable.set(of, [...(byTable.get(of) ?? []), `\`${name}\``]);
  return new Map(
    [...byTable].map(([table, names]) => [
      table,
      `INSERT INTO \`${table}\` (${names.join()}) SELECT ${names.join()} FROM ${source}.\`${table}\``,
    ]),
  );
}

/** Name prefix of the databases copied in a run. */
export function copyPrefix(run: string): string {
  return `test_${run}_`;
}

/** The database that holds a run's template. */
export function sourceOf(run: string, { key }: Template): string {
  return `${prefixOf(run)}${key}`;
}

function prefixOf(run: string): string {
  return `template_${run}_`;
}

export interface NamedRow extends RowDataPacket {
  name: string;
}

/** Table that exists only in a complete template. */
export const MARK = "template_is_whole";
