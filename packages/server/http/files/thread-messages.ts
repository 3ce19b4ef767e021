/** A file that is to be made. */
export interface FileOrder {
  /** The report's operation. */
  report: string;
  kind: "pdf" | "excel";
  args: Readonly<Record<string, unknown>>;
  sort?: string | undefined;
  search?: string | undefined;
  /** The day in India. */
  today: string;
  /** The most rows that such a file may have. */
  mostRows: number;
}

export interface MadeFile {
  bytes: Uint8Array;
  /** With its ending. */
  name: string;
}

/** What the server tells the thread: what to make; then answers to what it asks, as JSON, or why there is none. */
export type ToThread =
  | { order: FileOrder }
  | { answer: number; json: string }
  | { answer: number; refused: { code: string; message: string; status: number } };

/** What the thread tells: what it needs of the report (`table`) or of another operation; the file, or why there is none. */
export type FromThread =
  | { ask: number; operation: string; table?: { sort?: string | undefined; search?: string | undefined } }
  | { made: MadeFile }
  | { refused: "RESULT_TOO_LARGE" | "INVALID_FIELDS"; words?: string }
  | { failed: string };
