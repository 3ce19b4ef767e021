import type { Knex } from "knex";
import type { Connection } from "mysql2/promise";
import { readClock, toDatabaseTime } from "../../clock.ts";
import { listAppliedMigrations } from "../../db/migrate.ts";
import { identifyDatabaseFault } from "../../db/database-error.ts";
import { takeIds } from "../../db/ids.ts";
import { OperatorProblem } from "../command.ts";
import { createRowDigest, formatRowLine, parseRowLine } from "./digest.ts";
import type { FirstLine } from "./format.ts";
import { insertValues, sumOf } from "./insert-rows.ts";
import { readBackup, type Keying } from "./read-backup.ts";
import { checkTable } from "./restore-database.ts";
import { openPlain, type QueryRow } from "./snapshot.ts";
import { COMPANIES_TABLE, readTables, type KeptTable } from "./tables.ts";

export interface WantedCompany {
  id: number;
  name?: string | undefined;
}

/**
 * Adds one company of a backup to the existing ones, in one transaction, under its old id if that
 * is free. Sessions and waiting messages are omitted and webhooks are off, so that nothing reaches
 * the outside.
 */
export async function restoreCompany(
  db: Knex,
  url: string,
  path: string,
  { keying, ...wantedCompany }: WantedCompany & { keying: Keying },
): Promise<{ id: number; name: string; rows: number }> {
  const connection = await openPlain(url);
  try {
    const tables = new Map((await readTables(connection)).own.map((one) => [one.name, one]));
    let target = { id: wantedCompany.id, name: "" };
    let table: KeptTable | undefined;
    let company = -1;
    let digest = createRowDigest();
    let total = 0;
    await connection.query("SET SESSION foreign_key_checks = 0");
    await readBackup(
      path,
      {
        async first(line) {
          target = await chooseTarget(db, line, wantedCompany);
          await connection.query("START TRANSACTION");
        },
        async table({ table: name, columns, isOfCompanies }) {
          table = isOfCompanies && !LEFT_OUT.has(name) ? checkTable(tables, name, columns) : undefined;
          company = columns.indexOf("company_id");
          digest = createRowDigest();
        },
        async rows(lines) {
          if (!table) return;
          const own = lines.map(parseRowLine).filter((values) => values[company] === wantedCompany.id);
          for (const values of own) {
            values[company] = target.id;
            if (table.name === COMPANIES_TABLE) values[table.columns.indexOf("name")] = target.name;
            digest.add(formatRowLine(values));
          }
          await insertValues(connection, table, own).catch((error: unknown) => {
            if (identifyDatabaseFault(error) !== "duplicate") throw error;
            throw new OperatorProblem(`There are rows in ${table?.name} already that are the same by a key.`);
          });
        },
        async end({ end }) {
          if (!table) return;
          const [storedSum, sum] = [await sumOf(connection, table, target.id), digest.result()];
          if (storedSum.rows !== sum.rows || storedSum.digest !== sum.digest)
            throw new OperatorProblem(`${end} came back with other rows than the backup has.`);
          total += sum.rows;
        },
      },
      keying,
    );
    await disableWebhooks(connection, target.id);
    await note(connection, target.id, wantedCompany.id);
    await connection.query("COMMIT");
    return { ...target, rows: total };
  } finally {
    connection.destroy(); // rolls back if not committed
  }
}

/**
 * Throws if the backup has no such company, has another schema, or another company has the name.
 */
async function chooseTarget(db: Knex, { schema, companies }: FirstLine, wantedCompany: WantedCompany) {
  const backupCompany = companies.find(({ id }) => id === wantedCompany.id);
  if (!backupCompany) {
    const knownNames = companies.map(({ id, name }) => `${id} (${name})`).join(", ");
    throw new OperatorProblem(
      `The backup has no company ${wantedCompany.id}. It has ${knownNames || "none"}.`,
    );
  }
  const here = (await listAppliedMigrations(db)).at(-1);
  if (here !== schema)
    throw new OperatorProblem(
      `The backup is of schema ${schema}, the database of ${here ?? "none"}. Restore it whole into an empty database, which brings it to this schema, make a backup of that, and restore the company from there.`,
    );
  const name = wantedCompany.name ?? backupCompany.name;
  const alike = await db(COMPANIES_TABLE).where({ name, is_deleted: 0 }).first("company_id");
  if (alike)
    throw new OperatorProblem(`There is a company called ${name}. Give this one another name: --name "…".`);
  const isFree =
    (await db(COMPANIES_TABLE).where("company_id", wantedCompany.id).first("company_id")) === undefined;
  const [next = 0] = await takeIds(db, 0, COMPANIES_TABLE, 1);
  return { id: isFree && wantedCompany.id < next ? wantedCompany.id : next, name };
}

async function disableWebhooks(connection: Connection, company: number): Promise<void> {
  await connection.query(
    "UPDATE webhooks SET status = 'off', off_reason = ?, off_at = ? WHERE company_id = ? AND status = 'active'",
    ["The company was restored from a backup.", toDatabaseTime(readClock()), company],
  );
}

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
    [companyId, id, toDatabaseTime(readClock()), COMPANIES_TABLE, companyId, JSON.stringify({ from })],
  );
}

/** Not restored: old sign-ins end, and nothing may be sent twice. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  "sessions",
  "known_browsers",
  "outbox",
  "outbox_files",
  "webhook_deliveries",
]);
