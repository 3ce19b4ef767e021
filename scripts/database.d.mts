/** A running database server. */
export interface Database {
  /** Its address, with the database `vanbook` in it. */
  url: string;
  /** The server's process. */
  pid: number;
  /** Ends the server and frees its folder; a second call waits for the first. */
  stop(): Promise<void>;
}

/** Starts the server over the data in `dir`: durable for "start", fast for "test". */
export function startDatabase(options: { dir: string; purpose: "start" | "test" }): Promise<Database>;

/** The address of the server over the data in `dir`: of the one that runs, or of one that `close` stops again. */
export function openDatabase(options: { dir: string }): Promise<{ url: string; close(): Promise<void> }>;
