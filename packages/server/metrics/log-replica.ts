import type { Logger } from "pino";
import { channels, watch, type SnapshotBegun } from "../channels.ts";

/** Logs when and why reports leave the replica, and when they return. Call the result to stop. */
export function logReplica(log: Logger): () => void {
  let reason: SnapshotBegun["why"];
  return watch<SnapshotBegun>(channels.snapshot, ({ from, why, error }) => {
    const isBack = from === "replica" && reason !== undefined;
    if (isBack) log.info("Reports are read from the replica again.");
    else if (why !== undefined && why !== reason)
      log.warn(error instanceof Error ? { reason: error.message } : {}, REASON_TEXTS[why]);
    reason = isBack ? undefined : (why ?? reason);
  });
}

const REASON_TEXTS = {
  behind: "The replica is not as new as the database: until then, reports are read from the database.",
  away: "The replica can't be reached: until then, reports are read from the database.",
  "without a log":
    "The database keeps no binary log with GTIDs, so nothing tells how new the replica is: reports are read from the database.",
} as const;
