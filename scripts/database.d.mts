/** A running database server. */
export interface Database {
  /** Its address, including the database `vanbook`. */
  url: string;
  /** Process id of the server. */
  pid: number;
  /** Ends the server and unlocks its folder. A second call waits for the first. */
  stop(): Promise<void>;
}

/** The database server program. */
export interface DatabaseServer {
  path: string;
  engine: "MariaDB" | "MySQL";
  version: string;
}

/**
 * Starts the server on the data in `dir`: durable for "start", fast for "test". `options` returns
 * additional command-line options, which override the defaults.
 */
export function startDatabase(options: {
  dir: string;
  purpose: "start" | "test";
  options?: (server: DatabaseServer) => readonly string[];
}): Promise<Database>;

/**
 * The address of the server on the data in `dir`. If no server is running, starts one, and `close`
 * stops it.
 */
export function openDatabase(options: { dir: string }): Promise<{ url: string; close(): Promise<void> }>;
