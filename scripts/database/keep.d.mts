import type { Database } from "../database.mjs";

/** A database that is started again when it ends. */
export interface KeptDatabase extends Database {
  /** Resolves when it is stopped, rejects when it could not be started again. */
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
  /** Megabytes that are free. */
  free?: () => number;
}): Promise<KeptDatabase>;
