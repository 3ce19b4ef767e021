/** What the bench asks a server process to do, in addition to its requests. */
export type Asked = "begin" | "end";

/**
 * What the server process sends: its port once it listens; its memory and event loop delay between "begin" and
 * "end".
 */
export type Told = { port: number } | { memory: number; delay: number };

/** The largest growth of the process in bytes, and the 99th percentile of its event loop delay in milliseconds. */
export interface Strain {
  memory: number;
  delayMilliseconds: number;
}

/** What the statement program is asked to make: a PDF for each customer, or only the customer's rows. */
export interface StatementOrder {
  customers: readonly number[];
  as: "pdf" | "table";
  /** Folder for the files; each file is named by its customer. */
  folder: string;
}

/** What the program reports for each statement. */
export interface MadeStatement {
  milliseconds: number;
  /** Peak memory of the program so far, in bytes. How much of it is garbage is up to V8. */
  most: number;
  /** Bytes in use after a garbage collection; measured at every fiftieth statement. */
  held?: number;
}
