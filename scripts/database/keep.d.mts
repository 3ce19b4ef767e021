import type { Database } from "../database.mjs";

/** A database that is restarted when it ends. */
export interface KeptDatabase extends Database {
  /** Resolves when the database is stopped; rejects when it can't be restarted. */
  lost: Promise<void>;
}

export function keepDatabase(options: {
  dir: string;
  purpose?: "start" | "test";
  /** Aborted when the whole command is about to stop. */
  until: AbortSignal;
  say?: (words: string) => void;
  /** Seconds before each attempt. */
  waits?: readonly number[];
  /** Free megabytes on the disk. */
  free?: () => number;
}): Promise<KeptDatabase>;
