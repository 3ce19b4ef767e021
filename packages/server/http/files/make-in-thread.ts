import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { problem } from "@vanbook/sdk/problem";
import { createConcurrencyQueue } from "../../db/concurrency-queue.ts";

export interface FileOrder {
  report: string;
  kind: "pdf" | "excel";
  args: Readonly<Record<string, unknown>>;
  sort?: string | undefined;
  search?: string | undefined;
  today: string;
}

export interface FileData {
  /** All rows of the report as one page of its table; undefined for an operation without rows. */
  table?: string | undefined;
  /** Answers by operation id, without the operations that the caller may not call. */
  lists: Readonly<Record<string, string>>;
}

export interface FileOfReport {
  bytes: Uint8Array;
  name: string;
}

type Reply =
  | { made: FileOfReport }
  | { refused: "RESULT_TOO_LARGE" | "INVALID_FIELDS"; words?: string }
  | { failed: string };

/**
 * Makes a report's PDF or Excel file in a thread (decision 29), so that the server can keep serving
 * other requests. `read` reads at most the given number of rows. One company never has all threads:
 * another company's file begins at once. Up to twenty files of a company wait, each up to half a
 * minute. Throws RESULT_TOO_LARGE, BUSY, TOO_SLOW and errors of `read`, and stops when `signal`
 * aborts.
 */
export function makeInThread(
  order: FileOrder,
  read: (mostRows: number) => Promise<FileData>,
  signal: AbortSignal,
  limit = MOST_MILLISECONDS,
): Promise<FileOfReport> {
  const make = async () => {
    const mostRows = MOST_ROWS[order.kind];
    const data = await read(mostRows);
    signal.throwIfAborted();
    const thread = idle.pop() ?? startThread();
    thread.ref();
    try {
      const fileReply = await sendOrder(thread, { ...order, mostRows, data }, { signal, limit });
      keep(thread);
      return fileReply;
    } catch (error) {
      // The thread may still be busy, so it can't make another file.
      void thread.terminate();
      throw error;
    }
  };
  return queue.run(make, { signal });
}

function sendOrder(
  thread: Worker,
  order: FileOrder & { mostRows: number; data: FileData },
  { signal, limit }: { signal: AbortSignal; limit: number },
): Promise<FileOfReport> {
  return new Promise((resolve, reject) => {
    const receive = (reply: Reply) =>
      end(() => {
        if ("made" in reply) resolve(reply.made);
        else if ("failed" in reply) reject(new Error(reply.failed));
        else reject(problem(reply.refused, reply.words === undefined ? {} : { message: reply.words }));
      });
    const fail = (error: NodeJS.ErrnoException) =>
      end(() => reject(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? problem("RESULT_TOO_LARGE") : error));
    const exit = () => end(() => reject(new Error("The thread that makes files has ended.")));
    const cancelOrder = () => end(() => reject(signal.reason as Error));
    const end = (settle: () => void) => {
      clearTimeout(timer);
      thread.off("message", receive).off("error", fail).off("exit", exit);
      signal.removeEventListener("abort", cancelOrder);
      settle();
    };
    const timer = setTimeout(() => end(() => reject(problem("TOO_SLOW"))), limit);
    thread.on("message", receive).on("error", fail).on("exit", exit);
    signal.addEventListener("abort", cancelOrder);
    thread.postMessage(order);
  });
}

function startThread(): Worker {
  return new Worker(PROGRAM_URL, {
    resourceLimits: { maxOldGenerationSizeMb: 1024, maxYoungGenerationSizeMb: 64 },
    env: {},
    ...FROM_SOURCE,
  });
}

/** So that the next file need not load the writers again. Ends after a minute without work. */
function keep(thread: Worker): void {
  idle.push(thread);
  thread.unref();
  setTimeout(() => {
    const at = idle.indexOf(thread);
    if (at < 0) return;
    idle.splice(at, 1);
    void thread.terminate();
  }, IDLE_MILLISECONDS).unref();
}

const idle: Worker[] = [];
/** Two on a small machine, where a core must stay free for requests. */
const THREAD_COUNT = Math.min(4, Math.max(2, availableParallelism() - 1));
/** That are made at once. */
export const FILES_PER_COMPANY = Math.ceil(THREAD_COUNT / 2);
const queue = createConcurrencyQueue({
  atOnce: THREAD_COUNT,
  atOncePerCompany: FILES_PER_COMPANY,
  waiting: 20,
  patience: 30_000,
  // A file of each of many companies may take a minute.
  patienceWithOthers: 300_000,
  retryAfter: 10,
});

/** Pages of a PDF need far more memory and time than rows of a workbook. */
const MOST_ROWS = { pdf: 20_000, excel: 100_000 } as const;
const MOST_MILLISECONDS = 60_000;
const IDLE_MILLISECONDS = 60_000;

/** Without a build, the thread needs a loader for TypeScript. */
const isSource = import.meta.url.endsWith(".ts");
const PROGRAM_URL = new URL(isSource ? "./file-thread-from-source.mjs" : "./file-thread.js", import.meta.url);
const FROM_SOURCE = isSource ? { execArgv: ["--conditions", "vanbook-source"] } : {};
