import type { Connection, RowDataPacket } from "mysql2/promise";

/** Stored columns in order, and the key by which the table is read. */
export interface KeptTable {
  name: string;
  columns: readonly string[];
  key: readonly string[];
  /** Whether the rows belong to companies, and not to the installation. */
  isOfCompanies: boolean;
}

export async function readTables(connection: Connection): Promise<{ own: KeptTable[]; foreign: string[] }> {
  const [columns] = await connection.query<ColumnRow[]>(COLUMNS_SQL);
  const [keys] = await connection.query<ColumnRow[]>(KEYS_SQL);
  const collectByTable = (rows: readonly ColumnRow[]) => {
    const groups = new Map<string, string[]>();
    for (const { of, name } of rows) groups.set(of, [...(groups.get(of) ?? []), name]);
    return groups;
  };
  const keyOf = collectByTable(keys);
  const own: KeptTable[] = [];
  const foreign: string[] = [];
  for (const [name, its] of collectByTable(columns)) {
    const key = keyOf.get(name) ?? [];
    const isOfCompanies = key[0] === "company_id";
    if (name === MIGRATIONS_TABLE) continue; // written by the migrations, not restored
    if (!isOfCompanies && !OF_INSTALLATION.has(name)) foreign.push(name);
    else own.push({ name, columns: its, key, isOfCompanies });
  }
  return { own: own.toSorted(compareCompaniesLast), foreign };
}

/** Names come only from the database's catalogue. */
export function escapeName(name: string): string {
  return `\`${name.replaceAll("`", "``")}\``;
}

/**
 * By name, so that two backups can be compared, but companies last: until then nobody can sign in
 * to an incomplete database, and an interrupted restore can be repeated.
 */
function compareCompaniesLast(one: KeptTable, other: KeptTable): number {
  if (one.name === other.name) return 0;
  if (one.name === COMPANIES_TABLE) return 1;
  if (other.name === COMPANIES_TABLE) return -1;
  return one.name < other.name ? -1 : 1;
}

interface ColumnRow extends RowDataPacket {
  of: string;
  name: string;
}

/** Generated columns are not stored. Other expressions are empty on MySQL, NULL on MariaDB. */
const COLUMNS_SQL = `SELECT c.table_name AS \`of\`, c.column_name AS name
  FROM information_schema.columns c
  JOIN information_schema.tables t ON t.table_schema = c.table_schema AND t.table_name = c.table_name AND t.table_type = 'BASE TABLE'
  WHERE c.table_schema = DATABASE() AND COALESCE(c.generation_expression, '') = ''
  ORDER BY c.table_name, c.ordinal_position`;
const KEYS_SQL = `SELECT table_name AS \`of\`, column_name AS name FROM information_schema.statistics
  WHERE table_schema = DATABASE() AND index_name = 'PRIMARY' ORDER BY table_name, seq_in_index`;
export const COMPANIES_TABLE = "companies";
const MIGRATIONS_TABLE = "schema_migrations";
/** Tables without a company_id; tests/operate compares them with the schema. */
const OF_INSTALLATION: ReadonlySet<string> = new Set(["installation", "token_secrets"]);
