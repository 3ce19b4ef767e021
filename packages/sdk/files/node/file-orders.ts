/**
 * A report's file as the server orders it from the thread that makes files. This file needs no types of a
 * browser, which the server does not have.
 */
export interface FileOrder {
  report: string;
  kind: "pdf" | "excel";
  args: Readonly<Record<string, unknown>>;
  sort?: string | undefined;
  search?: string | undefined;
  /** Today in India, YYYY-MM-DD. */
  today: string;
}

export interface FileData {
  /** The report's table without its rows, as JSON; undefined for an operation without rows. */
  table?: string | undefined;
  /** Answers by operation id, without the operations that the caller may not call. */
  lists: Readonly<Record<string, string>>;
}

/** The rows of a report as JSON arrays, in batches; then the order, which starts the file. */
export type ToFileThread =
  | { type: "begin" }
  | { type: "rows"; rows: string }
  | { type: "make"; order: FileOrder; data: FileData };

/** Gives the thread that gets the rows; starts it if need be. */
export type OpenRowsThread = () => { postMessage: (message: ToFileThread) => void };

export type FromFileThread =
  | { made: { bytes: Uint8Array<ArrayBuffer>; name: string } }
  | { refused: "INVALID_FIELDS"; words: string }
  | { failed: string };
