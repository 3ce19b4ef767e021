// The private database of `npm start` and `npm run dev`: if it ends, it is restarted.
import { setTimeout as sleep } from "node:timers/promises";
import { startDatabase } from "../database.mjs";
import { ProjectProblem } from "../project/problem.mjs";
import { measureFreeMegabytes, NEEDED_AGAIN } from "./data-directory.mjs";
import { isRunning } from "./processes.mjs";

/** Seconds to wait before each attempt; a server that has run for a minute counts as a success. */
const WAIT_SECONDS = [0.5, 1, 2, 5, 10, 20, 30];
const STEADY_MS = 60_000;

/**
 * Starts the database in `dir` and restarts it whenever it ends unexpectedly, until it is stopped
 * or `until` is aborted. `say` is called with messages. `lostPromise` rejects when all attempts
 * have failed.
 */
export async function keepDatabase({
  dir,
  purpose = "start",
  until,
  say = console.error,
  waits = WAIT_SECONDS,
  free = () => measureFreeMegabytes(dir),
}) {
  let database = await startDatabase({ dir, purpose });
  const stopping = new AbortController();
  const ends = AbortSignal.any([stopping.signal, until]);
  const lostPromise = keep();
  lostPromise.catch(() => {}); // callers that care await it

  return {
    url: database.url,
    get pid() {
      return database.pid;
    },
    lost: lostPromise,
    async stop() {
      stopping.abort();
      await lostPromise.catch(() => {});
      await database.stop();
    },
  };

  async function keep() {
    let attempts = 0;
    while (!ends.aborted) {
      const startedAt = performance.now();
      await waitWhileRunning(database.pid);
      if (ends.aborted) return;
      if (performance.now() - startedAt > STEADY_MS) attempts = 0;
      say(`The database server (process ${database.pid}) has ended. It is started again.`);
      await database.stop(); // unlocks its folder
      attempts = await startAgain(attempts);
    }
  }

  async function startAgain(usedAttempts) {
    for (let attempt = usedAttempts; attempt < waits.length; attempt += 1) {
      await pause(waits[attempt] * 1000);
      await waitForRoom();
      if (ends.aborted) return attempt;
      try {
        database = await startDatabase({ dir, purpose });
        say(`The database server runs again (process ${database.pid}).`);
        return attempt + 1;
      } catch (error) {
        say(
          `Attempt ${attempt + 1} of ${waits.length} to start the database server failed. ${error.message}`,
        );
      }
    }
    throw new ProjectProblem(
      `The database server could not be kept running: ${waits.length} attempts did not help.`,
    );
  }

  /** A full disk is not a failed attempt: waits until there is room, however long it takes. */
  async function waitForRoom() {
    if (free() >= NEEDED_AGAIN) return;
    say(`The disk is full. The database server is started when ${NEEDED_AGAIN} MB are free in ${dir}.`);
    while (!ends.aborted && free() < NEEDED_AGAIN) await pause(1000);
  }

  async function waitWhileRunning(pid) {
    while (!ends.aborted && isRunning(pid)) await pause(250);
  }

  function pause(milliseconds) {
    return sleep(milliseconds, undefined, { signal: ends }).catch(() => {});
  }
}
