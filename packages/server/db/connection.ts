import type { Socket } from "node:net";
import knex, { type Knex } from "knex";

/** What `connect` may be told besides the address. */
export interface ConnectOptions {
  /** Connections that this process may hold at once. */
  max?: number;
  /** Seconds that a statement may take before the database ends it; 0 for no limit. */
  statementSeconds?: number;
  /** What transactions see of others': see `prepare`. */
  isolation?: "READ COMMITTED" | "REPEATABLE READ";
}

/**
 * Opens the database at `url`: `mysql://user:password@host:3306/name`, with `?socketPath=/path` for a local socket, `?ssl=true`
 * for TLS, or `?sslCa=<PEM text>` for TLS with a private authority. Dates, DATETIMEs (UTC) and decimals arrive as the exact
 * strings that the database holds; integers beyond 2^53 do too.
 * Nothing is connected until the first query. A database that is away is an error within three seconds.
 */
export function connect(url: string, options: ConnectOptions = {}): Knex {
  const { max = 10, statementSeconds = 30, isolation = "READ COMMITTED" } = options;
  const settings: Knex.Config = {
    client: "mysql2",
    connection: connectionSettings(url),
    pool: {
      min: 0,
      max,
      createTimeoutMillis: 2500,
      acquireTimeoutMillis: 2800,
      idleTimeoutMillis: 60_000,
      afterCreate: (connection: RawConnection, done: (error: Error | null) => void) =>
        void prepare(connection, { statementSeconds, isolation }).then(() => done(null), done),
      validate: isAlive,
    },
    // Knex asks for the version when it connects first, only to use what we don't: RETURNING and the like.
    version: "latest",
    // What it would print about lost connections reaches the caller as an error, and the log from there.
    log: { warn() {}, error() {}, deprecate() {}, debug() {} },
  };
  const db = knex(settings);
  const client = clientOf(db);
  const beside = new Set<Knex>();
  openers.set(client.config, (other) => {
    const opened = connect(url, { max, statementSeconds, isolation, ...other });
    beside.add(opened);
    const its = clientOf(opened);
    const end = its.destroy.bind(its);
    its.destroy = async () => void (beside.delete(opened), await end());
    return opened;
  });
  const destroy = client.destroy.bind(client);
  client.destroy = async () =>
    void (await Promise.all([...[...beside].map((other) => other.destroy()), destroy()]));
  return db;
}

/**
 * Opens the same database again beside `db` (or the database that a transaction belongs to), with connections of its own and
 * other options: for work that must not wait for the pool's, or not share their limits. It is closed with `db` at the latest.
 */
export function openBeside(db: Knex, options: ConnectOptions): Knex {
  const open = openers.get(databaseKey(db));
  if (open === undefined) throw new Error("Only a database that connect() has opened can be opened again");
  return open(options);
}

/** What a database and its transactions have in common: an object to keep things by. */
export function databaseKey(db: Knex): object {
  return clientOf(db).config;
}

/** How many connections this process may hold to the database at once. */
export function connectionsOf(db: Knex): number {
  return clientOf(db).config.pool.max;
}

const openers = new WeakMap<object, (options: ConnectOptions) => Knex>();

/** Knex leaves its client untyped. */
function clientOf(db: Knex) {
  return db.client as { config: { pool: { max: number } }; destroy(): Promise<void> };
}

/** What the driver is told: exact strings instead of floating point, and no guessing about time zones. */
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
 * Sets what must not depend on the server's configuration.
 *
 * READ COMMITTED, because the books read what they will change with SELECT … FOR UPDATE, which sees and locks the latest
 * committed rows in either level. What REPEATABLE READ would add is harm: plain reads of an old snapshot beside locking reads of
 * the new state, and locks on the gaps between rows, which make two postings that upsert neighbouring rollup rows deadlock.
 * Reports, which must be one picture over several statements, have connections of their own with REPEATABLE READ.
 *
 * The time limit has another name on each engine, and each skips the other's line as a comment. MySQL's covers SELECTs only.
 */
async function prepare(
  connection: RawConnection,
  { statementSeconds, isolation }: Required<Omit<ConnectOptions, "max">>,
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

/** A server that freezes within a statement never answers: when it is silent for longer than its limit, the connection is cut. */
function giveUpSilence(connection: RawConnection, milliseconds: number) {
  connection.stream.setTimeout(milliseconds, () => {
    connection.stream.destroy(Object.assign(new Error("The database is silent"), { code: "ETIMEDOUT" }));
  });
}

const SQL_MODE =
  "STRICT_TRANS_TABLES,NO_ZERO_DATE,NO_ZERO_IN_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION";

/** A connection that has rested is asked whether the server still answers before a request may use it. */
async function isAlive(connection: RawConnection) {
  const rested = performance.now() - (lastUse.get(connection) ?? -Infinity) > 1000;
  lastUse.set(connection, performance.now());
  if (!rested) return true;
  return new Promise<boolean>((resolve) => {
    const limit = setTimeout(() => resolve(false), 1000);
    connection.ping((error) => {
      clearTimeout(limit);
      resolve(!error);
    });
  });
}

const lastUse = new WeakMap<RawConnection, number>();

function send(connection: RawConnection, sql: string) {
  return new Promise<void>((resolve, reject) => {
    connection.query(sql, (error) => (error ? reject(error) : resolve()));
  });
}

/** The driver's own connection, as far as it is used here; knex hands it out untyped. */
interface RawConnection {
  query(sql: string, done: (error?: Error | null) => void): void;
  ping(done: (error?: Error | null) => void): void;
  stream: Socket;
}
