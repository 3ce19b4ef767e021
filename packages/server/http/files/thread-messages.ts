/** The description of a file to create. */
export interface FileOrder {
  /** The report's operation id. */
  report: string;
  kind: "pdf" | "excel";
  args: Readonly<Record<string, unknown>>;
  sort?: string | undefined;
  search?: string | undefined;
  /** The current day in India. */
  today: string;
  /** Maximum number of rows in a file of this kind. */
  mostRows: number;
}

export interface MadeFile {
  bytes: Uint8Array;
  /** File name with its extension. */
  name: string;
}

/** Messages to the thread: which file to create, then the answers to its requests, as JSON or an error. */
export type ToThread =
  | { order: FileOrder }
  | { answer: number; json: string }
  | { answer: number; refused: { code: string; message: string; status: number } };

/**
 * Messages from the thread: a request for the report's rows (`table`) or for another operation; then the
 * file, or an error.
 */
export type FromThread =
  | { ask: number; operation: string; table?: { sort?: string | undefined; search?: string | undefined } }
  | { made: MadeFile }
  | { refused: "RESULT_TOO_LARGE" | "INVALID_FIELDS"; words?: string }
  | { failed: string };
