export type Asked = "begin" | "end";

/**
 * What the server process sends: its port once it listens; its memory and event loop delay between
 * "begin" and "end".
 */
export type Told = { port: number } | { memory: number; delay: number; longest: number; work: number };

/**
 * The largest growth of the process in bytes; the 99th percentile and the longest of its event
 * loop's delays in milliseconds; the most processor time that its main thread used before it let
 * others work, which does not depend on how busy the machine is (NaN except on Linux).
 */
export interface Strain {
  memory: number;
  delayMilliseconds: number;
  longestMilliseconds: number;
  longestWorkMilliseconds: number;
}

export interface StatementOrder {
  customers: readonly number[];
  as: "pdf" | "table";
  folder: string;
}

export interface MadeStatement {
  milliseconds: number;
  /** Peak memory of the program so far, in bytes. How much of it is garbage is up to V8. */
  most: number;
  /** Bytes in use after a garbage collection; measured at every fiftieth statement. */
  held?: number;
}
