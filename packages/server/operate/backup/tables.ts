import type { Connection, RowDataPacket } from "mysql2/promise";

/** A table as a backup keeps it: what is stored of a row, in the order of its columns, and the key that it is read by. */
export interface KeptTable {
  name: string;
  columns: readonly string[];
  key: readonly string[];
  /** Whether its rows belong to companies; the others belong to the installation. */
  isOfCompanies: boolean;
}

/** Vanbook's tables in the connection's database, by their names, and the names of tables in it that are not Vanbook's. */
export async function tablesOf(connection: Connection): Promise<{ own: KeptTable[]; foreign: string[] }> {
  const [columns] = await connection.query<ColumnRow[]>(COLUMNS);
  const [keys] = await connection.query<ColumnRow[]>(KEYS);
  const grouped = (rows: readonly ColumnRow[]) => {
    const groups = new Map<string, string[]>();
    for (const { of, name } of rows) groups.set(of, [...(groups.get(of) ?? []), name]);
    return groups;
  };
  const keyOf = grouped(keys);
  const own: KeptTable[] = [];
  const foreign: string[] = [];
  for (const [name, its] of grouped(columns)) {
    const key = keyOf.get(name) ?? [];
    const isOfCompanies = key[0] === "company_id";
    if (name === MIGRATIONS) continue; // made by the migrations, not restored
    if (!isOfCompanies && !OF_INSTALLATION.has(name)) foreign.push(name);
    else own.push({ name, columns: its, key, isOfCompanies });
  }
  return { own: own.toSorted(companiesLast), foreign };
}

/** A name in a statement. The names are those that the database's own catalogue gave. */
export function quoted(name: string): string {
  return `\`${name.replaceAll("`", "``")}\``;
}

/**
 * By name, so that two backups can be compared, but companies at the end: until its last table is there, a database that is being
 * restored has no company, so that nobody can sign in to half of it, and it may be restored anew.
 */
function companiesLast(one: KeptTable, other: KeptTable): number {
  if (one.name === other.name) return 0;
  if (one.name === COMPANIES) return 1;
  if (other.name === COMPANIES) return -1;
  return one.name < other.name ? -1 : 1;
}

interface ColumnRow extends RowDataPacket {
  of: string;
  name: string;
}

/** What the server computes of a row is not kept. MySQL has the expression in a column of its own, empty for all others; MariaDB NULL. */
const COLUMNS = `SELECT c.table_name AS \`of\`, c.column_name AS name
  FROM information_schema.columns c
  JOIN information_schema.tables t ON t.table_schema = c.table_schema AND t.table_name = c.table_name AND t.table_type = 'BASE TABLE'
  WHERE c.table_schema = DATABASE() AND COALESCE(c.generation_expression, '') = ''
  ORDER BY c.table_name, c.ordinal_position`;
const KEYS = `SELECT table_name AS \`of\`, column_name AS name FROM information_schema.statistics
  WHERE table_schema = DATABASE() AND index_name = 'PRIMARY' ORDER BY table_name, seq_in_index`;
export const COMPANIES = "companies";
const MIGRATIONS = "schema_migrations";
/** Tables without a company; tests/operate compares them with the schema. */
const OF_INSTALLATION: ReadonlySet<string> = new Set(["installation", "token_secrets"]);
