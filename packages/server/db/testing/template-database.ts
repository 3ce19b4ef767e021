import { createConnection, type Connection, type RowDataPacket } from "mysql2/promise";
import { buildConnectionSettings } from "../connection.ts";

/**
 * The initial content of a test database: created once per test run, and copied for every test file
 * that needs it.
 */
export interface Template {
  /** Lower-case letters, digits and `_`; templates that differ must have different keys. */
  key: string;
  fill(url: string): Promise<void>;
}

/**
 * Copies the template's tables and rows into the empty database `name` on the server at `url`. The
 * first caller creates the template, and the others wait for it. `run` identifies a test run on a
 * shared server. Templates are never kept for the next run, so none is older than the source code.
 */
export async function copyTemplate(
  url: string,
  run: string,
  template: Template,
  name: string,
): Promise<void> {
  const source = getTemplateName(run, template);
  const connection = await createConnection({ ...buildConnectionSettings(url), multipleStatements: true });
  try {
    await ensureTemplate(connection, url, source, template);
    await connection.query(
      `USE ${name}; SET SESSION foreign_key_checks = 0, unique_checks = 0, autocommit = 0`,
    );
    await connection.query((await listCreateStatements(connection, source)).join(";\n"));
    await connection.query([...(await listCopyStatements(connection, source)).values()].join(";\n"));
    await connection.query("COMMIT");
    const [[books]] = await connection.query<RowDataPacket[]>(
      `SELECT EXISTS (SELECT 1 FROM ${source}.vouchers) AS are_kept`,
    );
    if (books?.are_kept) await connection.query(`ANALYZE TABLE ${LARGE_TABLES.join()}`);
  } finally {
    await connection.end();
  }
}

/**
 * The server updates its row statistics some seconds after a copy. Until then it treats these
 * tables as empty, and a join of them may take minutes instead of milliseconds: so analyse them.
 */
export const LARGE_TABLES = ["vouchers", "ledger_entries", "stock_moves", "bills", "bill_lines"];

export async function dropTemplates(url: string, run: string): Promise<void> {
  const connection = await createConnection(buildConnectionSettings(url));
  try {
    const escapePrefix = (prefix: string) => `${prefix.replaceAll("_", "\\_")}%`;
    const [databases] = await connection.query<NamedRow[]>(
      "SELECT schema_name AS name FROM information_schema.schemata WHERE schema_name LIKE ? OR schema_name LIKE ?",
      [escapePrefix(getTemplatePrefix(run)), escapePrefix(copyPrefix(run))],
    );
    for (const { name } of databases) await connection.query(`DROP DATABASE ${name}`);
  } finally {
    await connection.end();
  }
}

/**
 * Creates the template if it doesn't exist, in one process at a time: a server lock ends with its
 * connection.
 */
async function ensureTemplate(
  connection: Connection,
  url: string,
  source: string,
  template: Template,
): Promise<void> {
  const [[lock]] = await connection.query<RowDataPacket[]>("SELECT GET_LOCK(?, 300) AS held", [source]);
  if (lock?.held !== 1) throw new Error(`${source} was not made within five minutes`);
  try {
    const [marks] = await connection.query<RowDataPacket[]>(
      "SELECT 1 FROM information_schema.tables WHERE table_schema = ? AND table_name = ?",
      [source, COMPLETE_MARK],
    );
    if (marks.length > 0) return;
    // A template without the mark is incomplete: its process ended too early.
    await connection.query(`DROP DATABASE IF EXISTS ${source}`);
    await connection.query(
      `CREATE DATABASE ${source} DEFAULT CHARACTER SET utf8mb4 DEFAULT COLLATE utf8mb4_unicode_ci`,
    );
    await template.fill(Object.assign(new URL(url), { pathname: `/${source}` }).href);
    await connection.query(`CREATE TABLE ${source}.${COMPLETE_MARK} (id INT PRIMARY KEY)`);
  } finally {
    await connection.query("SELECT RELEASE_LOCK(?)", [source]);
  }
}

async function listCreateStatements(connection: Connection, source: string): Promise<string[]> {
  const [names] = await connection.query<NamedRow[]>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = ? AND table_name <> ?",
    [source, COMPLETE_MARK],
  );
  const showStatements = names.map(({ name }) => `SHOW CREATE TABLE ${source}.\`${name}\``).join(";");
  const [answers] = await connection.query<RowDataPacket[][]>(showStatements);
  return answers.map(([table]) => String(table?.["Create Table"]));
}

export async function listCopyStatements(
  connection: Connection,
  source: string,
): Promise<Map<string, string>> {
  const [columns] = await connection.query<(NamedRow & { of: string })[]>(
    `SELECT table_name AS \`of\`, column_name AS name FROM information_schema.columns
     WHERE table_schema = ? AND table_name <> ? AND COALESCE(generation_expression, '') = '' ORDER BY table_name, ordinal_position`,
    [source, COMPLETE_MARK],
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

export function copyPrefix(run: string): string {
  return `test_${run}_`;
}

export function getTemplateName(run: string, { key }: Template): string {
  return `${getTemplatePrefix(run)}${key}`;
}

function getTemplatePrefix(run: string): string {
  return `template_${run}_`;
}

export interface NamedRow extends RowDataPacket {
  name: string;
}

export const COMPLETE_MARK = "template_is_whole";
