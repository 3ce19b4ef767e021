import type { Knex } from "knex";
import type { Connection } from "mysql2/promise";
import { now, toDatabaseTime } from "../../clock.ts";
import { appliedMigrations } from "../../db/migrate.ts";
import { databaseFault } from "../../db/database-error.ts";
import { takeIds } from "../../db/ids.ts";
import { OperatorProblem } from "../command.ts";
import { createRowDigest, lineOf, valuesOf } from "./digest.ts";
import type { FirstLine } from "./format.ts";
import { insertValues, sumOf } from "./insert-rows.ts";
import { readBackup } from "./read-backup.ts";
import { checkedTable } from "./restore-database.ts";
import { openPlain, type QueryRow } from "./snapshot.ts";
import { COMPANIES, tablesOf, type KeptTable } from "./tables.ts";

/** Which company of a backup to restore, and its new name; by default the old one. */
export interface WantedCompany {
  id: number;
  name?: string | undefined;
}

/**
 * Restores one company of a backup in addition to the existing ones, in one transaction. It keeps its id if that is
 * free, else it gets a new one. What would reach the outside is not restored: sessions and waiting messages are
 * omitted, and webhooks are off. Returns its id and name.
 */
export async function restoreCompany(
  db: Knex,
  url: string,
  path: string,
  wanted: WantedCompany,
): Promise<{ id: number; name: string; rows: number }> {
  const connection = await openPlain(url);
  try {
    const tables = new Map((await tablesOf(connection)).own.map((one) => [one.name, one]));
    let target = { id: wanted.id, name: "" };
    let table: KeptTable | undefined;
    let company = -1;
    let digest = createRowDigest();
    let total = 0;
    await connection.query("SET SESSION foreign_key_checks = 0");
    await readBackup(path, {
      async first(line) {
        target = await targetOf(db, line, wanted);
        await connection.query("START TRANSACTION");
      },
      async table({ table: name, columns, isOfCompanies }) {
        table = isOfCompanies && !LEFT_OUT.has(name) ? checkedTable(tables, name, columns) : undefined;
        company = columns.indexOf("company_id");
        digest = createRowDigest();
      },
      async rows(lines) {
        if (!table) return;
        const own = lines.map(valuesOf).filter((values) => values[company] === wanted.id);
        for (const values of own) {
          values[company] = target.id;
          if (table.name === COMPANIES) values[table.columns.indexOf("name")] = target.name;
          digest.add(lineOf(values));
        }
        await insertValues(connection, table, own).catch((error: unknown) => {
          if (databaseFault(error) !== "duplicate") throw error;
          throw new OperatorProblem(`There are rows in ${table?.name} already that are the same by a key.`);
        });
      },
      async end({ end }) {
        if (!table) return;
        const [kept, sum] = [await sumOf(connection, table, target.id), digest.result()];
        if (kept.rows !== sum.rows || kept.digest !== sum.digest)
          throw new OperatorProblem(`${end} came back with other rows than the backup has.`);
        total += sum.rows;
      },
    });
    await quiet(connection, target.id);
    await note(connection, target.id, wanted.id);
    await connection.query("COMMIT");
    return { ...target, rows: total };
  } finally {
    connection.destroy(); // rolls back if not committed
  }
}

/**
 * The company's id and name in this database. Throws if the backup has no such company, has another schema, or
 * another company has the name.
 */
async function targetOf(db: Knex, { schema, companies }: FirstLine, wanted: WantedCompany) {
  const found = companies.find(({ id }) => id === wanted.id);
  if (!found) {
    const known = companies.map(({ id, name }) => `${id} (${name})`).join(", ");
    throw new OperatorProblem(`The backup has no company ${wanted.id}. It has ${known || "none"}.`);
  }
  const here = (await appliedMigrations(db)).at(-1);
  if (here !== schema)
    throw new OperatorProblem(
      `The backup is of schema ${schema}, the database of ${here ?? "none"}. Restore it whole into an empty database, which brings it to this schema, make a backup of that, and restore the company from there.`,
    );
  const name = wanted.name ?? found.name;
  const alike = await db(COMPANIES).where({ name, is_deleted: 0 }).first("company_id");
  if (alike)
    throw new OperatorProblem(`There is a company called ${name}. Give this one another name: --name "…".`);
  const isFree = (await db(COMPANIES).where("company_id", wanted.id).first("company_id")) === undefined;
  const [next = 0] = await takeIds(db, 0, COMPANIES, 1);
  return { id: isFree && wanted.id < next ? wanted.id : next, name };
}

async function quiet(connection: Connection, company: number): Promise<void> {
  await connection.query(
    "UPDATE webhooks SET status = 'off', off_reason = ?, off_at = ? WHERE company_id = ? AND status = 'active'",
    ["The company was restored from a backup.", toDatabaseTime(now()), company],
  );
}

/** Writes the restore to the company's audit log, in the same transaction. */
async function note(connection: Connection, companyId: number, from: number): Promise<void> {
  const name = "audit_log";
  const [[block]] = await connection.query<QueryRow<{ next_id: number }>[]>(
    "SELECT next_id FROM id_blocks WHERE company_id = ? AND name = ?",
    [companyId, name],
  );
  const id = block?.next_id ?? 1;
  await connection.query(
    "INSERT INTO id_blocks (company_id, name, next_id) VALUES (?, ?, ?) ON DUPLICATE KEY UPDATE next_id = VALUES(next_id)",
    [companyId, name, id + 1],
  );
  await connection.query(
    `INSERT INTO audit_log (company_id, id, at, user_id, via, operation, entity, entity_id, after_json)
     VALUES (?, ?, ?, NULL, 'system', 'operate.restore', ?, ?, ?)`,
    [companyId, id, toDatabaseTime(now()), COMPANIES, companyId, JSON.stringify({ from })],
  );
}

/** Not restored: old sign-ins end, and messages and deliveries must not be sent twice. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  "sessions",
  "known_browsers",
  "outbox",
  "outbox_files",
  "webhook_deliveries",
]);
