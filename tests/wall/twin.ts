import type { Knex } from "knex";
import { connect } from "../../packages/server/db/connection.ts";

/** Creates a copy of a database in which every row of one company differs: names, sums and ids. */
export async function createTwin(
  db: Knex,
  url: string,
  otherCompany: number,
): Promise<{ db: Knex; url: string; drop(): Promise<void> }> {
  const name = `${new URL(url).pathname.slice(1)}_twin`;
  const original = new URL(url).pathname.slice(1);
  await db.raw(`CREATE DATABASE ${name} DEFAULT CHARACTER SET utf8mb4 DEFAULT COLLATE utf8mb4_unicode_ci`);
  const twinUrl = Object.assign(new URL(url), { pathname: `/${name}` }).href;
  const twin = connect(twinUrl);
  for (const table of await listTables(db, original)) {
    // LIKE copies no foreign keys, so rows may be changed in any order.
    await twin.raw("CREATE TABLE ?? LIKE ??", [table, `${original}.${table}`]);
    await twin.raw("INSERT INTO ?? SELECT * FROM ??", [table, `${original}.${table}`]);
    const changes = await buildChangesSql(twin, name, table);
    if (changes) await twin.raw(`UPDATE ?? SET ${changes} WHERE company_id = ?`, [table, otherCompany]);
  }
  const drop = async () => {
    await twin.destroy();
    await db.raw(`DROP DATABASE ${name}`);
  };
  return { db: twin, url: twinUrl, drop };
}

async function listTables(db: Knex, schema: string): Promise<string[]> {
  return db("information_schema.TABLES")
    .where({ TABLE_SCHEMA: schema, TABLE_TYPE: "BASE TABLE" })
    .pluck<string[]>("TABLE_NAME");
}

/** SQL assignments for the columns that may differ; null for a table without a company. */
async function buildChangesSql(db: Knex, schema: string, table: string): Promise<string | null> {
  const columns = (await db("information_schema.COLUMNS")
    .where({ TABLE_SCHEMA: schema, TABLE_NAME: table })
    .select({ name: "COLUMN_NAME", type: "DATA_TYPE", length: "CHARACTER_MAXIMUM_LENGTH" })) as Column[];
  if (!columns.some(({ name }) => name === "company_id")) return null;
  const changes = columns.filter(({ name }) => !KEPT_COLUMNS.has(name)).flatMap(changeOf);
  return changes.length > 0 ? changes.join(", ") : null;
}

function changeOf({ name, type, length }: Column): string[] {
  if (type === "decimal") return [`\`${name}\` = \`${name}\` * 3`];
  // Digests use all values of their type.
  if (name.startsWith("digest_") && type === "int") return [`\`${name}\` = ${2 ** 32 - 1} - \`${name}\``];
  if (type === "int" || type === "bigint") return [`\`${name}\` = \`${name}\` + 1000000`];
  if (type === "varchar" && Number(length) >= 20)
    return [`\`${name}\` = CONCAT('~', LEFT(\`${name}\`, ${Number(length) - 1}))`];
  return [];
}

interface Column {
  name: string;
  type: string;
  length: number | null;
}

// Columns that queries filter by stay the same: a query that forgets the company finds these rows,
// and its sums differ.
const KEPT_COLUMNS = new Set([
  "company_id",
  "entry_kind",
  "move_kind",
  "kind",
  "system_key",
  "entries",
  "next_number",
  "next_id",
  "password_hash",
  "image_type",
  "logo_type",
  "line_no",
  "failures",
  "time_zone",
  "edition",
  "until_edition",
]);
