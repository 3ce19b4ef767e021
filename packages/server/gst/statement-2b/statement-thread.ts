import { Worker } from "node:worker_threads";
import { createConcurrencyQueue } from "../../db/concurrency-queue.ts";
import { waitForTurn } from "../../db/loop-turns.ts";
import {
  ENTRIES_END,
  type EntryRow,
  type MatchAnswer,
  type ReadAnswer,
  type StatementTask,
} from "./statement-task.ts";

/**
 * Reads a file in a thread with limited memory and time, so that the server keeps answering and
 * survives any file. A file that uses up either is refused as too large. Throws BUSY.
 */
export async function readInThread(task: StatementTask & { kind: "read" }): Promise<ReadAnswer> {
  const answer = await queue.run(() => runThread<ReadAnswer>(task, []));
  return answer ?? { refused: { path: "", code: "tooLarge" } };
}

/** Matches a stored file in such a thread. Throws BUSY. */
export async function matchInThread(
  task: StatementTask & { kind: "match" },
  entries: readonly EntryRow[],
): Promise<MatchAnswer> {
  const answer = await queue.run(() => runThread<MatchAnswer>(task, entries));
  if (!answer) throw new Error(`The GSTR-2B of ${task.month} was not matched.`);
  return answer;
}

/** Undefined if the thread ended without an answer. */
async function runThread<Answer>(
  task: StatementTask,
  entries: readonly EntryRow[],
): Promise<Answer | undefined> {
  const thread = new Worker(PROGRAM_URL, {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 64, stackSizeMb: 4 },
    env: {},
    ...FROM_SOURCE,
  });
  const answer = new Promise<Answer | undefined>((resolve) => {
    const limit = setTimeout(() => resolve(undefined), WAIT_LIMIT_MS);
    thread.once("message", resolve);
    thread.once("error", () => resolve(undefined));
    thread.once("exit", () => (clearTimeout(limit), resolve(undefined)));
  });
  try {
    if (task.kind === "match") await sendEntries(thread, entries);
    return await answer;
  } finally {
    void thread.terminate();
  }
}

/** Copying so many rows at once would keep other requests waiting. */
async function sendEntries(thread: Worker, entries: readonly EntryRow[]): Promise<void> {
  for (let begin = 0; begin < entries.length; begin += CHUNK_ROWS) {
    thread.postMessage(entries.slice(begin, begin + CHUNK_ROWS));
    await waitForTurn();
  }
  thread.postMessage(ENTRIES_END);
}

/** From source, the thread's program is TypeScript and needs a loader. */
const isSource = import.meta.url.endsWith(".ts");
const PROGRAM_URL = new URL(isSource ? "./statement-worker.mjs" : "./statement-worker.js", import.meta.url);
const FROM_SOURCE = isSource ? { execArgv: ["--conditions", "vanbook-source"] } : {};

/** One of a company, so that another company's file is read at once. */
const queue = createConcurrencyQueue({
  atOnce: 2,
  atOncePerCompany: 1,
  waiting: 10,
  patience: 30_000,
  patienceWithOthers: 120_000,
  retryAfter: 5,
});
const CHUNK_ROWS = 500;
/** 20,000 documents take a few seconds. */
const WAIT_LIMIT_MS = 60_000;
