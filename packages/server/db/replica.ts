import type { Knex } from "knex";
import { channels, type SnapshotBegun } from "../channels.ts";
import { databaseFault } from "./database-error.ts";
import { rows } from "./rows.ts";

/** A copy that follows the database by replication. Reports read it, and never see less there than in the database itself. */
export interface Replica {
  /**
   * Reads from a snapshot of the copy that holds all that is committed now. Undefined where there can't be one soon, or where the
   * copy is lost meanwhile: then the database itself is to be read. `work` may be called once more there, so it keeps nothing
   * outside of what it answers.
   */
  read<T>(work: (snapshot: Knex.Transaction) => Promise<T>): Promise<{ answer: T } | undefined>;
}

/**
 * Makes one of two pools: `writer` is asked for its place in the binary log, `own` waits until the copy has come so far. The wait is
 * a third of a second at most; after a wait in vain the copy is left alone for a second, and for five when it can't be reached.
 */
export function createReplica(writer: Knex, own: Knex): Replica {
  let restsUntil = -Infinity;

  async function read<T>(work: (snapshot: Knex.Transaction) => Promise<T>) {
    if (performance.now() < restsUntil) return undefined;
    const place = await placeOf(writer);
    if (place.gtids === "") return rest("without a log");
    let reading: Promise<{ answer: T }> | undefined;
    let isGivenUp = false;
    let isReading = false;
    const reached = new Promise<boolean>((resolve) => {
      // A frozen server answers nothing, for as long as a statement may take.
      const limit = setTimeout(resolve, (WAIT + GRACE) * 1000, false);
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
    if (!(await reached)) {
      isGivenUp = true;
      return rest("away");
    }
    try {
      const found = await reading;
      tell({ from: "replica" });
      return found;
    } catch (error) {
      if (error instanceof NotYetError) return rest("behind");
      const fault = databaseFault(error);
      // Whatever the copy refuses before it is read, a wrong password say, is no fault of the report.
      if (!isReading || fault === "lost" || fault === "unreachable") return rest("away", error);
      throw error;
    }
  }

  function rest(why: NonNullable<SnapshotBegun["why"]>, error?: unknown) {
    restsUntil = performance.now() + RESTS[why];
    tell({ from: "writer", why, ...(error !== undefined && { error }) });
    return undefined;
  }

  return { read };
}

/** A place in a writer's binary log. */
interface Place {
  /** Includes every commit that anybody was told of; empty where the writer keeps no log. */
  gtids: string;
  /** How a server that follows is asked to wait for it, which each engine calls otherwise. */
  waiting: keyof typeof WAITS;
}

/** How far the writer's binary log has come. */
async function placeOf(writer: Knex): Promise<Place> {
  const [row] = await rows<Place>(
    writer,
    `SELECT /*M! @@GLOBAL.gtid_binlog_pos */ /*!80000 @@GLOBAL.gtid_executed */ AS gtids,
       /*M! 'MariaDB' */ /*!80000 'MySQL' */ AS waiting`,
  );
  return row ?? { gtids: "", waiting: "MySQL" };
}

/** Waits until a replica has applied all up to a place. No table is read by it, so the snapshot begins afterwards. */
async function hasReached(snapshot: Knex.Transaction, { gtids, waiting }: Place): Promise<boolean> {
  const [row] = await rows<{ missed: number | null }>(snapshot, WAITS[waiting], [gtids, WAIT]);
  return row?.missed === 0;
}

function tell(begun: SnapshotBegun) {
  channels.snapshot.publish(begun);
}

class NotYetError extends Error {
  override name = "NotYetError";
}

/** Seconds that a report waits for the copy, and how much longer its answer may take. */
const WAIT = 0.3;
const GRACE = 1;
const WAITS = {
  MariaDB: "SELECT MASTER_GTID_WAIT(?, ?) AS missed",
  MySQL: "SELECT WAIT_FOR_EXECUTED_GTID_SET(?, ?) AS missed",
} as const;
/** Milliseconds for which the copy is left alone after it did not serve. */
const RESTS = { behind: 1_000, away: 5_000, "without a log": 60_000 } as const;
