import type { Knex } from "knex";
import { channels, type SnapshotBegun } from "../channels.ts";
import { identifyDatabaseFault } from "./database-error.ts";
import { queryRows } from "./rows.ts";

/** Reports that read the replica never see less than in the database itself. */
export interface Replica {
  /**
   * Runs `work` on a snapshot of the replica that holds everything committed so far. Returns
   * undefined if the replica can't provide it soon or is lost while reading: then read the database
   * itself. `work` may then run a second time, so it must have no side effects.
   */
  read<T>(work: (snapshot: Knex.Transaction) => Promise<T>): Promise<{ answer: T } | undefined>;
}

/**
 * `writer` returns its position in the binary log, and `own` waits until the replica has reached
 * it, a third of a second at most. If it doesn't, the replica is not used for a second; if it can't
 * be reached, for five seconds; if the writer has no binary log, for a minute.
 */
export function createReplica(writer: Knex, own: Knex): Replica {
  let restsUntil = -Infinity;

  async function read<T>(work: (snapshot: Knex.Transaction) => Promise<T>) {
    if (performance.now() < restsUntil) return undefined;
    const place = await placeOf(writer);
    if (place.gtids === "") return pauseReplica("without a log");
    let reading: Promise<{ answer: T }> | undefined;
    let isGivenUp = false;
    let isReading = false;
    const hasReachedInTime = new Promise<boolean>((resolve) => {
      // A frozen server doesn't respond until the statement time limit.
      const limit = setTimeout(resolve, (WAIT_SECONDS + GRACE_SECONDS) * 1000, false);
      const end = () => {
        clearTimeout(limit);
        resolve(true);
      };
      reading = own.transaction(
        async (snapshot) => {
          const isCaughtUp = await hasReached(snapshot, place);
          if (!isCaughtUp || isGivenUp) throw new NotYetError();
          end();
          isReading = true;
          return { answer: await work(snapshot) };
        },
        { readOnly: true },
      );
      reading.catch(end);
    });
    if (!(await hasReachedInTime)) {
      isGivenUp = true;
      return pauseReplica("away");
    }
    try {
      const outcome = await reading;
      tell({ from: "replica" });
      return outcome;
    } catch (error) {
      if (error instanceof NotYetError) return pauseReplica("behind");
      const fault = identifyDatabaseFault(error);
      // An error before the report reads, such as a wrong password, is the replica's fault, not the
      // report's.
      if (!isReading || fault === "lost" || fault === "unreachable" || fault === "overdue")
        return pauseReplica("away", error);
      throw error;
    }
  }

  function pauseReplica(why: NonNullable<SnapshotBegun["why"]>, error?: unknown) {
    restsUntil = performance.now() + REST_MS[why];
    tell({ from: "writer", why, ...(error !== undefined && { error }) });
    return undefined;
  }

  return { read };
}

interface Place {
  /** Includes every commit confirmed to a client; empty if the writer keeps no binary log. */
  gtids: string;
  waiting: keyof typeof WAIT_STATEMENTS;
}

async function placeOf(writer: Knex): Promise<Place> {
  const [row] = await queryRows<Place>(
    writer,
    `SELECT /*M! @@GLOBAL.gtid_binlog_pos */ /*!80000 @@GLOBAL.gtid_executed */ AS gtids,
       /*M! 'MariaDB' */ /*!80000 'MySQL' */ AS waiting`,
  );
  return row ?? { gtids: "", waiting: "MySQL" };
}

/** This statement reads no table, so the snapshot begins after it. */
async function hasReached(snapshot: Knex.Transaction, { gtids, waiting }: Place): Promise<boolean> {
  const [row] = await queryRows<{ missed: number | null }>(snapshot, WAIT_STATEMENTS[waiting], [
    gtids,
    WAIT_SECONDS,
  ]);
  return row?.missed === 0;
}

function tell(beginning: SnapshotBegun) {
  channels.snapshot.publish(beginning);
}

class NotYetError extends Error {
  override name = "NotYetError";
}

/** How long a report waits for the replica, and the extra time for its response. */
const WAIT_SECONDS = 0.3;
const GRACE_SECONDS = 1;
const WAIT_STATEMENTS = {
  MariaDB: "SELECT MASTER_GTID_WAIT(?, ?) AS missed",
  MySQL: "SELECT WAIT_FOR_EXECUTED_GTID_SET(?, ?) AS missed",
} as const;
/** For how long the replica is not used after it failed. */
const REST_MS = { behind: 1_000, away: 5_000, "without a log": 60_000 } as const;
