import { QueueError } from "./concurrency-queue.ts";

export type DatabaseFault =
  | "busy"
  | "conflict"
  | "lost"
  | "unreachable"
  | "overdue"
  | "too-slow"
  | "full"
  | "read-only"
  | "duplicate";

/**
 * `busy` (too many writers are already waiting), `conflict` (deadlock, lock wait, cluster
 * certification failure or failover: retry the whole transaction), `lost` (the connection broke, so
 * the outcome is unknown), `unreachable` (no connection could be made,
 * or the database's name is unknown), `overdue` (the database did
 * not answer within the statement's deadline: the outcome is unknown), `too-slow` (the database ended
 * the statement at its time limit), `full` (disk full), `read-only` (the database refuses all writes), `duplicate` (unique
 * key). Returns undefined for all other errors.
 */
export function identifyDatabaseFault(error: unknown): DatabaseFault | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof QueueError) return "busy";
  if (error.name === "KnexTimeoutError") return "unreachable";
  const { code, errno, fatal, sqlMessage = "" } = error as DriverError;
  // The driver itself refuses a command on a broken connection, without an error code.
  if (code === undefined && fatal === true) return "lost";
  const isUnopened = unopenedErrors.has(error);
  return (
    FAULT_CODES[String(errno)] ??
    FAULT_CODES[String(code)] ??
    identifyByMessage(errno, sqlMessage) ??
    (isUnopened ? "unreachable" : undefined)
  );
}

/**
 * Call it with the error of a connection that could not be opened. There are too many reasons to
 * list them: a changed password, a locked account, a certificate that has expired, a database that
 * was dropped, no more files that the process may open.
 */
export function noteUnopened(error: Error): Error {
  unopenedErrors.add(error);
  return error;
}

/**
 * True if the database refuses writes but still answers queries, so a request that only reads can
 * continue without the write.
 */
export function isWriteRefusal(error: unknown): boolean {
  const fault = identifyDatabaseFault(error);
  return fault === "full" || fault === "read-only";
}

function identifyByMessage(errno: unknown, sqlMessage: string): DatabaseFault | undefined {
  if (NO_ROOM.test(sqlMessage)) return "full";
  const isReadOnly =
    (errno === OPTION_PREVENTS && READ_ONLY_OPTION.test(sqlMessage)) ||
    (errno === COMMAND_DENIED && WRITE_COMMAND.test(sqlMessage));
  return isReadOnly ? "read-only" : undefined;
}

const unopenedErrors = new WeakSet<Error>();

interface DriverError extends Error {
  code?: unknown;
  errno?: unknown;
  fatal?: unknown;
  sqlMessage?: string;
}

/** Our own code: the driver has none for a statement that was given up. */
export const STATEMENT_OVERDUE = "STATEMENT_OVERDUE";

const FAULT_CODES: Readonly<Record<string, DatabaseFault>> = {
  "1213": "conflict", // deadlock, or a failed certification in Galera
  "1205": "conflict", // lock wait
  "3572": "conflict", // MySQL: NOWAIT found the row locked (MariaDB returns 1205)
  "1020": "conflict", // MariaDB: the row changed since the snapshot
  "1047": "conflict", // Galera: this node is not in the primary component (yet)
  "8022": "conflict", // TiDB: commit conflict
  "9007": "conflict", // TiDB: write conflict
  "1180": "lost", // an error in COMMIT, for example of a node that has just lost the cluster: it may or may not be committed
  "1053": "lost", // the server is shutting down
  "1927": "lost", // the connection was killed
  "1317": "lost", // the statement was interrupted by a shutdown or a KILL
  "3169": "lost", // MySQL: the session was killed
  "4031": "lost", // MySQL: closed for inactivity
  PROTOCOL_CONNECTION_LOST: "lost",
  ECONNRESET: "lost",
  EPIPE: "lost",
  PROTOCOL_ENQUEUE_AFTER_FATAL_ERROR: "lost",
  ECONNREFUSED: "unreachable",
  ENOENT: "unreachable", // the socket file is gone
  ENOTFOUND: "unreachable",
  EAI_AGAIN: "unreachable",
  ETIMEDOUT: "unreachable",
  EHOSTUNREACH: "unreachable",
  "1040": "unreachable", // too many connections
  "1203": "unreachable",
  "1226": "unreachable", // the account has as many connections, or has sent as many statements, as it may
  "1046": "unreachable", // the connection's database was dropped
  "1049": "unreachable", // the same
  "1146": "unreachable", // a table is missing: the database was dropped, or is being restored
  [STATEMENT_OVERDUE]: "overdue",
  "1969": "too-slow", // MariaDB: max_statement_time
  "3024": "too-slow", // MySQL: max_execution_time
  "1114": "full", // a table's file can't be extended
  "1021": "full", // a temporary file can't be extended
  "1792": "read-only", // the default of transactions is READ ONLY
  "1836": "read-only", // MySQL: InnoDB was started read-only
  "1036": "read-only", // MariaDB: the same
  "3989": "read-only", // MySQL: the schema is read-only
  "1062": "duplicate",
};

/** The operating system's message, which the database repeats under several error numbers. */
const NO_ROOM = /No space left on device/;
/** Also the error number of other options, such as --secure-file-priv. */
const OPTION_PREVENTS = 1290;
const READ_ONLY_OPTION = /read[-_]only/;
/** Providers take away the rights to write when a database has grown beyond what is paid for. */
const COMMAND_DENIED = 1142;
const WRITE_COMMAND = /^(INSERT|UPDATE|DELETE)\b.* command denied/;
