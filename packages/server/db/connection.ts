import knex, { type Knex } from "knex";
import { format } from "mysql2";
import { QueueError } from "./concurrency-queue.ts";
import { noteUnopened } from "./database-error.ts";
import { getAskingCompany } from "../channels.ts";
import { takeConnectionsInTurns } from "./connection-turns.ts";
import {
  chooseAcquireMs,
  createDatabase,
  getDatabase,
  REPORT_SECONDS,
  STATEMENT_SECONDS,
  type ConnectOptions,
  type Database,
} from "./database.ts";
import { splitNodeUrls } from "./node-urls.ts";
import { watchNodes, type NodeAddress, type Nodes } from "./nodes.ts";
import { readInTurns, type ReadConnection } from "./read-in-turns.ts";
import { endOverdueStatements, killConnection, type WatchedConnection } from "./statement-deadline.ts";
import { sendInPackets } from "./statement-packets.ts";
import { watchStatements } from "./watch-statements.ts";

/**
 * Opens the database at `url`: `mysql://user:password@host:3306/name`, with
 * `?prepareSocketPath=/path` for a local socket, `?ssl=true` for TLS, or `?sslCa=<PEM text>` for
 * TLS with a private certificate authority. Dates, DATETIMEs (UTC), decimals and integers beyond
 * 2^53 are returned as the exact strings of the database. The first query connects; if the database
 * can't be reached, it fails within three seconds. If the URL names several nodes of a cluster
 * (`mysql://user:password@a:3306,b:3306/name`), the first usable node is used (nodes.ts).
 */
export function connect(url: string, options: ConnectOptions = {}): Knex {
  const urls = splitNodeUrls(url);
  if (urls.length === 1) return connectTo({ url }, options);
  const nodes = watchNodes(urls.map(buildConnectionSettings));
  const db = connectTo({ url: urls[0] ?? url, nodes }, options);
  runAtEnd(db, () => nodes.close());
  return db;
}

function connectTo(server: Server, options: ConnectOptions): Knex {
  const whole = {
    max: 10,
    statementSeconds: STATEMENT_SECONDS,
    reportSeconds: options.statementSeconds ?? REPORT_SECONDS,
    isolation: "READ COMMITTED",
    connectSeconds: 2,
    readUrl: null,
    ...options,
  } as const;
  const { readUrl, reportSeconds } = whole;
  const beside = new Set<Knex>();
  const keep = (openedPool: Knex) => {
    beside.add(openedPool);
    runAtEnd(openedPool, () => void beside.delete(openedPool));
    return openedPool;
  };
  const database = createDatabase(whole, {
    beside: (other) => keep(connectTo(server, { ...whole, readUrl: null, ...other })),
    forWriting: (max) => {
      const writing = keep(open(server, { ...whole, max }, database, { multipleStatements: true }));
      tellOf(writing, db);
      return writing;
    },
    replica:
      readUrl === null
        ? undefined
        : (max) =>
            keep(
              connect(readUrl, {
                ...whole,
                readUrl: null,
                max,
                statementSeconds: reportSeconds,
                isolation: "REPEATABLE READ",
                connectSeconds: 1,
              }),
            ),
  });
  const db = takeConnectionsInTurns(open(server, whole, database), database.statements);
  watchStatements(db);
  runAtEnd(db, () => Promise.all([...beside].map((other) => other.destroy())));
  return db;
}

/** With `nodes`, connections go to the node in use, and `url` names the first node. */
interface Server {
  url: string;
  nodes?: Nodes;
}

/** With `multipleStatements`, a connection sends several statements in one packet. */
function open(
  { url, nodes }: Server,
  {
    max,
    statementSeconds,
    isolation,
    connectSeconds,
  }: Required<Omit<ConnectOptions, "readUrl" | "reportSeconds">>,
  database: Database,
  driver: { multipleStatements?: boolean } = {},
): Knex {
  const connection = { ...buildConnectionSettings(url), connectTimeout: connectSeconds * 1000, ...driver };
  const settings: Knex.Config & { database: Database } = {
    database,
    client: "mysql2",
    connection: nodes ? () => nodes.asked().then(() => ({ ...connection, stream: nodes.open })) : connection,
    pool: {
      min: 0,
      max,
      createTimeoutMillis: connectSeconds * 1000 + 500,
      acquireTimeoutMillis: chooseAcquireMs(connectSeconds),
      idleTimeoutMillis: 60_000,
      afterCreate: (connection: RawConnection, callback: (error: Error | null) => void) =>
        void prepare(connection, { url, statementSeconds, isolation, ...driver })
          .then(({ isOfGalera }) => {
            readInTurns(connection);
            if (driver.multipleStatements) sendInPackets(connection, { isOfGalera });
          })
          .then(() => callback(null), callback),
      validate: (connection: RawConnection) =>
        nodes?.isInUse(connection.config) === false ? false : isAlive(connection),
    },
    // Otherwise knex queries the server's version when it connects, only for features that we don't
    // use, such as RETURNING.
    version: "latest",
    // Error messages contain the statement without its values.
    compileSqlOnError: false,
    // Lost connections reach the caller as errors and are logged there, so knex itself logs
    // nothing.
    log: { warn() {}, error() {}, deprecate() {}, debug() {} },
  };
  return watchPool(knex(settings), max);
}

/**
 * A pool whose connections are all in use is busy; one that can't open any is unreachable. A
 * connection knows for which company it is used.
 */
function watchPool(db: Knex, max: number): Knex {
  const client = getClient(db);
  const acquire = client.acquireConnection.bind(client);
  client.acquireConnection = async () => {
    const connection = await acquire().catch((error: Error) => {
      const isFull = error.name === "KnexTimeoutError" && (client.pool?.numUsed() ?? 0) >= max;
      throw isFull ? new QueueError("No connection became free") : noteUnopened(error);
    });
    connection.askingCompany = getAskingCompany();
    return connection;
  };
  return db;
}

/** Also runs `work` when the pool is closed. */
function runAtEnd(db: Knex, work: () => unknown) {
  const client = getClient(db);
  const destroy = client.destroy.bind(client);
  client.destroy = async () => void (await Promise.all([work(), destroy()]));
}

/** Passes query events of `writing` to listeners of `db`, for the statements of transactions. */
function tellOf(writing: Knex, db: Knex) {
  for (const event of ["query", "query-response", "query-error"]) {
    writing.on(event, (...details: unknown[]) => void getClient(db).emit(event, ...details));
  }
}

/**
 * A second pool for the database of `db` (or of a transaction), with its own connections and
 * options, for work that must not wait for the first pool or share its limits. It is closed
 * together with `db` at the latest.
 */
export function openBeside(db: Knex, options: ConnectOptions): Knex {
  return getDatabase(db).openBeside(options);
}

function getClient(db: Knex) {
  return db.client as Client;
}

/** Knex does not type its client. */
interface Client {
  destroy(): Promise<void>;
  emit(event: string, ...details: unknown[]): void;
  acquireConnection(): Promise<RawConnection>;
  /** Undefined once it is closed. */
  pool?: { numUsed(): number };
}

/**
 * Without values, a statement is sent as it is: a packet of many statements already has its values,
 * and the driver would look for placeholders in all of its text.
 */
function formatStatement(sql: string, values: Parameters<typeof format>[1], timezone?: string): string {
  const isWhole = values === undefined || values === null || (Array.isArray(values) && values.length === 0);
  return isWhole ? sql : format(sql, values, false, timezone);
}

/** Exact strings instead of floating point, and no time zone conversion. */
export function buildConnectionSettings(url: string) {
  const address = new URL(url);
  const { searchParams: parameters } = address;
  const socketPath = parameters.get("socketPath");
  const ca = parameters.get("sslCa");
  const tls = ca !== null || ["1", "true"].includes(parameters.get("ssl") ?? "");
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
    queryFormat: formatStatement,
  } satisfies Knex.MySql2ConnectionConfig;
}

/**
 * Sets the session variables that must not depend on the server's configuration. READ COMMITTED,
 * because posting reads the rows that it will change with SELECT … FOR UPDATE, which reads and
 * locks the latest committed rows at either level. REPEATABLE READ would cause errors: plain reads
 * would come from an old snapshot while locking reads see the current state, and its gap locks make
 * two postings deadlock when they upsert neighbouring rollup rows. Reports, which need one snapshot
 * for several statements, have separate connections with REPEATABLE READ.
 *
 * The statement time limit has a different name on each engine, and each engine treats the other's
 * line as a comment. MySQL's limit applies to SELECT only; what a server does not end,
 * `endOverdueStatements` ends. A wait for a lock takes half the limit at most, so that the
 * transaction can be tried once more.
 *
 * A Galera node may not yet have applied what was committed on another node. With
 * `wsrep_sync_wait`, each BEGIN, and each statement outside a transaction, waits until it has, so a
 * user who changes nodes sees their own writes. On Galera, connections that send statements in
 * packets have `autocommit` off (statement-packets.ts).
 */
async function prepare(
  connection: RawConnection,
  { url, statementSeconds, isolation, multipleStatements = false }: Prepared,
) {
  await send(connection, `SET SESSION TRANSACTION ISOLATION LEVEL ${isolation}`);
  const lockSeconds = statementSeconds > 0 ? Math.min(10, Math.max(1, Math.floor(statementSeconds / 2))) : 10;
  // The server's limit passes first: its error leaves the connection usable.
  const serverSeconds = statementSeconds * 0.95;
  await send(
    connection,
    `SET SESSION sql_mode = '${SQL_MODE}', time_zone = '+00:00', innodb_lock_wait_timeout = ${lockSeconds}
     ${statementSeconds > 0 ? `, lock_wait_timeout = ${statementSeconds}` : ""}
     /*M! , max_statement_time = ${serverSeconds} */
     /*!80000 , max_execution_time = ${Math.round(serverSeconds * 1000)} */`,
  );
  // MariaDB always has `wsrep_on`, MySQL does not, and a proxy may hide which of them it is: so
  // SHOW it instead of selecting it.
  const variables = new Map(
    (await send(connection, "SHOW VARIABLES WHERE Variable_name IN ('hostname', 'wsrep_on')")).map((row) => {
      const { Variable_name: name, Value: value } = row as Record<string, string>;
      return [name, value];
    }),
  );
  const isOfGalera = variables.get("wsrep_on") === "ON";
  if (isOfGalera)
    await send(connection, `SET SESSION wsrep_sync_wait = 7${multipleStatements ? ", autocommit = 0" : ""}`);
  if (statementSeconds > 0) {
    const { host, port } = connection.config;
    const settings = { ...buildConnectionSettings(url), ...(host !== undefined && { host, port }) };
    endOverdueStatements(connection, statementSeconds * 1000, () => {
      killConnection(settings, { id: connection.threadId, hostname: variables.get("hostname") });
    });
  }
  return { isOfGalera };
}

interface Prepared extends Required<Pick<ConnectOptions, "statementSeconds" | "isolation">> {
  url: string;
  multipleStatements?: boolean;
}

const SQL_MODE =
  "STRICT_TRANS_TABLES,NO_ZERO_DATE,NO_ZERO_IN_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION";

/** Pings a connection that was idle for more than a second before a request uses it. */
async function isAlive(connection: RawConnection) {
  if (connection.stream.destroyed) return false;
  const wasIdle = performance.now() - (connection.lastUse ?? -Infinity) > 1000;
  connection.lastUse = performance.now();
  if (!wasIdle) return true;
  return new Promise<boolean>((resolve) => {
    const limit = setTimeout(() => resolve(false), 1000);
    connection.ping((error) => {
      clearTimeout(limit);
      resolve(!error);
    });
  });
}

function send(connection: RawConnection, sql: string) {
  return new Promise<readonly unknown[]>((resolve, reject) => {
    connection.query(sql, [], (error, rows) =>
      error ? reject(error) : resolve(Array.isArray(rows) ? rows : []),
    );
  });
}

/** The parts of the driver's connection that are used here, because knex leaves it untyped. */
interface RawConnection extends WatchedConnection, Pick<ReadConnection, "askingCompany"> {
  ping(callback: (error?: Error | null) => void): void;
  config: NodeAddress;
  threadId: number;
  /** By performance.now(); set by `isAlive`. */
  lastUse?: number;
}
