import type { Socket } from "node:net";
import knex, { type Knex } from "knex";
import { createDatabase, databaseOf, type ConnectOptions, type Database } from "./database.ts";
import { sendInPackets, type PacketConnection } from "./statement-packets.ts";
import { watchStatements } from "./watch-statements.ts";

/**
 * Opens the database at `url`: `mysql://user:password@host:3306/name`, with `?socketPath=/path` for a local socket,
 * `?ssl=true` for TLS, or `?sslCa=<PEM text>` for TLS with a private certificate authority. Dates, DATETIMEs (UTC),
 * decimals and integers beyond 2^53 are read as the exact strings of the database. The first query connects; if the
 * database can't be reached, it fails within three seconds.
 */
export function connect(url: string, options: ConnectOptions = {}): Knex {
  const whole = {
    max: 10,
    statementSeconds: 30,
    isolation: "READ COMMITTED",
    connectSeconds: 2,
    ...options,
  } as const;
  const beside = new Set<Knex>();
  const keep = (opened: Knex) => {
    beside.add(opened);
    atEnd(opened, () => void beside.delete(opened));
    return opened;
  };
  const database = createDatabase(
    whole.max,
    (other) => keep(connect(url, { ...whole, ...other })),
    (max) => {
      const writing = keep(open(url, { ...whole, max }, database, { multipleStatements: true }));
      tellOf(writing, db);
      return writing;
    },
  );
  const db = open(url, whole, database);
  watchStatements(db);
  atEnd(db, () => Promise.all([...beside].map((other) => other.destroy())));
  return db;
}

/** Opens a pool; with `multipleStatements` its connections send their statements in packets. */
function open(
  url: string,
  { max, statementSeconds, isolation, connectSeconds }: Required<ConnectOptions>,
  database: Database,
  driver: { multipleStatements?: boolean } = {},
): Knex {
  const settings: Knex.Config & { database: Database } = {
    database,
    client: "mysql2",
    connection: { ...connectionSettings(url), connectTimeout: connectSeconds * 1000, ...driver },
    pool: {
      min: 0,
      max,
      createTimeoutMillis: connectSeconds * 1000 + 500,
      acquireTimeoutMillis: connectSeconds * 1000 + 800,
      idleTimeoutMillis: 60_000,
      afterCreate: (connection: RawConnection, done: (error: Error | null) => void) =>
        void prepare(connection, { statementSeconds, isolation }).then(() => {
          if (driver.multipleStatements) sendInPackets(connection);
          done(null);
        }, done),
      validate: isAlive,
    },
    // Knex asks for the server's version on connecting, only to use features that we don't, such as RETURNING.
    version: "latest",
    // Messages of errors hold the statement without its values.
    compileSqlOnError: false,
    // Lost connections reach the caller as errors and are logged from there, so knex itself prints nothing.
    log: { warn() {}, error() {}, deprecate() {}, debug() {} },
  };
  return knex(settings);
}

/** Does something more when a pool is closed. */
function atEnd(db: Knex, work: () => unknown) {
  const client = clientOf(db);
  const destroy = client.destroy.bind(client);
  client.destroy = async () => void (await Promise.all([work(), destroy()]));
}

/** Who listens to a database's statements hears those of its transactions too. */
function tellOf(writing: Knex, db: Knex) {
  for (const event of ["query", "query-response", "query-error"]) {
    writing.on(event, (...told: unknown[]) => void clientOf(db).emit(event, ...told));
  }
}

/**
 * Opens the database of `db` (or of a transaction) once more, with its own connections and options, for work that must
 * not wait for the pool or share its limits. It is closed together with `db` at the latest.
 */
export function openBeside(db: Knex, options: ConnectOptions): Knex {
  return databaseOf(db).openBeside(options);
}

/** Knex's client is untyped. */
function clientOf(db: Knex) {
  return db.client as { destroy(): Promise<void>; emit(event: string, ...told: unknown[]): void };
}

/** Driver settings: exact strings instead of floating point, and no time zone conversion. */
export function connectionSettings(url: string) {
  const address = new URL(url);
  const { searchParams: given } = address;
  const socketPath = given.get("socketPath");
  const ca = given.get("sslCa");
  const tls = ca !== null || ["1", "true"].includes(given.get("ssl") ?? "");
  return {
    ...(socketPath === null
      ? { host: address.hostname, port: Number(address.port || 3306) }
      : { socketPath }),
    user: decodeURIComponent(address.username),
    password: decodeURIComponent(address.password),
    database: decodeURIComponent(address.pathname.slice(1)),
    ...(tls ? { ssl: { rejectUnauthorized: true, ...(ca === null ? {} : { ca }) } } : {}),
    charset: "utf8mb4_unicode_ci",
    timezone: "Z",
    dateStrings: true,
    decimalNumbers: false,
    supportBigNumbers: true,
    bigNumberStrings: false,
    connectTimeout: 2000,
  } satisfies Knex.MySql2ConnectionConfig;
}

/**
 * Sets the session variables that must not depend on the server's configuration. READ COMMITTED, because the books read
 * what they will change with SELECT … FOR UPDATE, which sees and locks the latest committed rows at either level.
 * REPEATABLE READ would do harm: plain reads from an old snapshot next to locking reads of the current state, and locks
 * on the gaps between rows, which make two postings that upsert neighbouring rollup rows deadlock. Reports, which need
 * one snapshot for several statements, have their own connections with REPEATABLE READ.
 *
 * The statement time limit has a different name on each engine, and each treats the other's line as a comment. MySQL's
 * limit applies to SELECT only.
 */
async function prepare(
  connection: RawConnection,
  { statementSeconds, isolation }: Required<Pick<ConnectOptions, "statementSeconds" | "isolation">>,
) {
  await send(connection, `SET SESSION TRANSACTION ISOLATION LEVEL ${isolation}`);
  await send(
    connection,
    `SET SESSION sql_mode = '${SQL_MODE}', time_zone = '+00:00', innodb_lock_wait_timeout = 10
     /*M! , max_statement_time = ${statementSeconds} */
     /*!80000 , max_execution_time = ${statementSeconds * 1000} */`,
  );
  if (statementSeconds > 0) giveUpSilence(connection, (statementSeconds + 2) * 1000);
}

/** A server that hangs in a statement never answers: after its limit without a response the connection is destroyed. */
function giveUpSilence(connection: RawConnection, milliseconds: number) {
  connection.stream.setTimeout(milliseconds, () => {
    connection.stream.destroy(Object.assign(new Error("The database is silent"), { code: "ETIMEDOUT" }));
  });
}

const SQL_MODE =
  "STRICT_TRANS_TABLES,NO_ZERO_DATE,NO_ZERO_IN_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION";

/** A connection that was idle is tested before a request may use it. */
async function isAlive(connection: RawConnection) {
  const rested = performance.now() - (connection.lastUse ?? -Infinity) > 1000;
  connection.lastUse = performance.now();
  if (!rested) return true;
  return new Promise<boolean>((resolve) => {
    const limit = setTimeout(() => resolve(false), 1000);
    connection.ping((error) => {
      clearTimeout(limit);
      resolve(!error);
    });
  });
}

function send(connection: RawConnection, sql: string) {
  return new Promise<void>((resolve, reject) => {
    connection.query(sql, [], (error) => (error ? reject(error) : resolve()));
  });
}

/** The parts used of the driver's connection, which knex leaves untyped. */
interface RawConnection extends PacketConnection {
  ping(done: (error?: Error | null) => void): void;
  stream: Socket;
  /** When it was asked for last, on the clock of performance.now(); kept here by `isAlive`. */
  lastUse?: number;
}
