import type { Knex } from "knex";

/** Prepares checksums that show whether rows were written: one per company and table. */
export async function createFingerprint(db: Knex): Promise<() => Promise<Record<string, string>>> {
  const columns: { table: string; name: string }[] = await db("information_schema.COLUMNS as c")
    .join("information_schema.TABLES as t", (on) =>
      on.on("t.TABLE_SCHEMA", "c.TABLE_SCHEMA").andOn("t.TABLE_NAME", "c.TABLE_NAME"),
    )
    .whereRaw("c.TABLE_SCHEMA = DATABASE()")
    .where("t.TABLE_TYPE", "BASE TABLE")
    .orderBy(["c.TABLE_NAME", "c.ORDINAL_POSITION"])
    .select({ table: "c.TABLE_NAME", name: "c.COLUMN_NAME" });
  const tables = columns.filter(({ table, name }) => name === "company_id" && !PASSING_TABLES.has(table));
  const sums = tables.map(({ table }) => {
    const own = columns.filter((column) => column.table === table);
    const values = own.map(({ name }) => `COALESCE(\`${name}\`, '~')`).join(", ");
    return `SELECT company_id, '${table}' AS name, COUNT(*) AS count, COALESCE(BIT_XOR(CRC32(CONCAT_WS('|', ${values}))), 0) AS sum
        FROM \`${table}\` GROUP BY company_id`;
  });
  return async () => {
    const [rows] = (await db.raw(sums.join(" UNION ALL "))) as [Sum[]];
    const checksums: Record<string, string> = {};
    for (const { company_id, name, count, sum } of rows)
      checksums[`${company_id} ${name}`] = `${count} ${sum}`;
    return checksums;
  };
}

/** The checksums of one company. */
export function ofCompanyAlone(print: Record<string, string>, companyId: number): Record<string, string> {
  return Object.fromEntries(Object.entries(print).filter(([key]) => key.startsWith(`${companyId} `)));
}

interface Sum {
  company_id: number;
  name: string;
  count: number;
  sum: string;
}

// Rows that a request changes even when refused: last-seen times, write locks, reserved ids.
const PASSING_TABLES = new Set(["sessions", "write_turns", "id_blocks", "login_log"]);
