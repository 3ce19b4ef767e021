/** A running database server. */
export interface Database {
  /** Its address, with the database `vanbook` in it. */
  url: string;
  /** The server's process. */
  pid: number;
  /** Ends the server and frees its folder; a second call waits for the first. */
  stop(): Promise<void>;
}

/** The program of a database server. */
export interface DatabaseServer {
  path: string;
  engine: "MariaDB" | "MySQL";
  version: string;
}

/**
 * Starts the server over the data in `dir`: durable for "start", fast for "test". `options` answers what its command line has
 * besides; what is said twice counts as it is said there.
 */
export function startDatabase(options: {
  dir: string;
  purpose: "start" | "test";
  options?: (server: DatabaseServer) => readonly string[];
}): Promise<Database>;

/** The address of the server over the data in `dir`: of the one that runs, or of one that `close` stops again. */
export function openDatabase(options: { dir: string }): Promise<{ url: string; close(): Promise<void> }>;
