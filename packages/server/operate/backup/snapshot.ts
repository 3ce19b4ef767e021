import { createConnection, type Connection, type RowDataPacket } from "mysql2/promise";
import { buildConnectionSettings } from "../../db/connection.ts";
import type { BinlogPlace } from "./format.ts";
import { escapeName, type KeptTable } from "./tables.ts";

/** For reading or writing all rows: without time limits, with texts and numbers as stored. */
export async function openPlain(url: string): Promise<Connection> {
  const connection = await createConnection({ ...buildConnectionSettings(url), connectTimeout: 10_000 });
  await connection.query(
    "SET SESSION time_zone = '+00:00', net_write_timeout = 3600, net_read_timeout = 3600, wait_timeout = 28800",
  );
  return connection;
}

/**
 * Blocks nobody, and returns the position in the server's binary log. MariaDB reports the position
 * with the snapshot. MySQL reports it only while nothing is written, so all writers are blocked for
 * two statements, if the account has the right.
 */
export async function beginSnapshot(connection: Connection): Promise<BinlogPlace | null> {
  await connection.query("SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ");
  const begin = () => connection.query("START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY");
  const [[server]] = await connection.query<QueryRow<{ log: number; version: string }>[]>(
    "SELECT @@log_bin AS log, VERSION() AS version",
  );
  if (!server || server.log === 0) return (await begin(), null);
  if (server.version.includes("MariaDB")) {
    await connection.query("START TRANSACTION WITH CONSISTENT SNAPSHOT");
    const [statusRows] = await connection.query<QueryRow<{ Variable_name: string; Value: string }>[]>(
      "SHOW STATUS LIKE 'binlog_snapshot_%'",
    );
    const status = new Map(statusRows.map((row) => [row.Variable_name.toLowerCase(), row.Value]));
    const file = status.get("binlog_snapshot_file");
    return file ? { file, position: Number(status.get("binlog_snapshot_position")) } : null;
  }
  return withWritersHeld(connection, begin);
}

/** For MySQL. Gives up after three seconds, so that writers don't wait behind a long report. */
async function withWritersHeld(connection: Connection, begin: () => Promise<unknown>) {
  try {
    await connection.query("SET SESSION lock_wait_timeout = 3");
    await connection.query("FLUSH TABLES WITH READ LOCK");
  } catch {
    return (await begin(), null); // the backup is still valid without the position; the command says so
  }
  try {
    await begin();
    const [[place]] = await connection
      .query<PlaceRow[]>("SHOW BINARY LOG STATUS")
      .catch(() => connection.query<PlaceRow[]>("SHOW MASTER STATUS")); // its name before MySQL 8.2
    return place ? { file: place.File, position: place.Position } : null;
  } finally {
    await connection.query("UNLOCK TABLES");
  }
}

/** Yields the rows one by one, in key order; with `company`, only its rows. */
export async function* readTableRows(
  connection: Connection,
  { name, columns, key }: KeptTable,
  company?: number,
): AsyncGenerator<readonly unknown[]> {
  const order = key.length > 0 ? `ORDER BY ${key.map(escapeName).join(", ")}` : "";
  const where = company === undefined ? "" : "WHERE company_id = ?";
  const sql = `SELECT ${columns.map(escapeName).join(", ")} FROM ${escapeName(name)} ${where} ${order}`;
  // The driver's promise API has no streams; the connection inside it has.
  const plain = connection as unknown as { connection: StreamingConnection };
  const query = plain.connection.query({ sql, rowsAsArray: true }, company === undefined ? [] : [company]);
  yield* query.stream({ highWaterMark: 1000 }) as AsyncIterable<readonly unknown[]>;
}

export async function countOf(connection: Connection, { name }: KeptTable): Promise<number> {
  const [[row]] = await connection.query<QueryRow<{ rows_counted: number }>[]>(
    `SELECT COUNT(*) AS rows_counted FROM ${escapeName(name)}`,
  );
  return Number(row?.rows_counted);
}

interface StreamingConnection {
  query(
    options: { sql: string; rowsAsArray: true },
    values: readonly unknown[],
  ): { stream(options: { highWaterMark: number }): NodeJS.ReadableStream };
}

export type QueryRow<Columns> = RowDataPacket & Columns;

type PlaceRow = QueryRow<{ File: string; Position: number }>;
