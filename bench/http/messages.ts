/** What a server of the bench, a process of its own, is asked for beside its answers. */
export type Asked = "begin" | "end";

/** What it tells: its port once it listens, then its memory and its event loop between "begin" and "end". */
export type Told = { port: number } | { memory: number; delay: number };

/** Bytes that the process grew by at its largest, and the 99th percentile of what its event loop was late by. */
export interface Strain {
  memory: number;
  delayMilliseconds: number;
}

/** What the program that makes statements is asked for: of each customer a PDF, or its rows alone. */
export interface StatementOrder {
  customers: readonly number[];
  as: "pdf" | "table";
  /** Where the files go, each named by its customer. */
  folder: string;
}

/** What it tells of each: how long it took, and the most bytes of memory that it has ever had. */
export interface MadeStatement {
  milliseconds: number;
  /** The most memory that the program has had so far, in bytes: how much of it is garbage is up to V8. */
  most: number;
  /** What is left after a collection, in bytes; of every fiftieth. */
  held?: number;
}
