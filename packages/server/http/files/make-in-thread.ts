import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { FileData, FileOrder, FromFileThread, OpenRowsThread } from "@vanbook/sdk/files/orders";
import { problem } from "@vanbook/sdk/problem";
import { createConcurrencyQueue } from "../../db/concurrency-queue.ts";

export interface FileOfReport {
  bytes: Uint8Array;
  name: string;
}

/**
 * Makes a report's PDF or Excel file in a thread (decision 29), so that the server can keep serving
 * other requests. `read` reads at most the given number of rows and sends them to the thread, which
 * starts with the first. One company never has all threads: another company's file begins at once.
 * Up to twenty files of a company wait, each up to half a minute. Throws BUSY, TOO_SLOW,
 * RESULT_TOO_LARGE (too much memory) and errors of `read`, and stops when `signal` aborts.
 */
export function makeInThread(
  order: FileOrder,
  read: (mostRows: number, openThread: OpenRowsThread) => Promise<FileData>,
  signal: AbortSignal,
  limit = MOST_MILLISECONDS,
): Promise<FileOfReport> {
  const make = async () => {
    let work: ThreadAtWork | undefined;
    const openWork = () => (work ??= takeThread());
    try {
      const data = await read(MOST_ROWS[order.kind], () => openWork().thread);
      signal.throwIfAborted();
      const { thread, reply } = openWork();
      thread.postMessage({ type: "make", order, data });
      const file = await waitForReply(reply, signal, limit);
      keep(thread);
      return file;
    } catch (error) {
      // The thread may still be busy, so it can't make another file.
      void work?.thread.terminate();
      throw error;
    }
  };
  return queue.run(make, { signal });
}

interface ThreadAtWork {
  thread: Worker;
  /** Rejects if the thread refuses or ends, also while it still gets rows. */
  reply: Promise<FileOfReport>;
}

function takeThread(): ThreadAtWork {
  const thread = idle.pop() ?? startThread();
  thread.ref();
  const reply = new Promise<FileOfReport>((resolve, reject) => {
    const receive = (message: FromFileThread) =>
      end(() => {
        if ("made" in message) resolve(message.made);
        else if ("failed" in message) reject(new Error(message.failed));
        else reject(problem(message.refused, { message: message.words }));
      });
    const fail = (error: NodeJS.ErrnoException) =>
      end(() => reject(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? problem("RESULT_TOO_LARGE") : error));
    const exit = () => end(() => reject(new Error("The thread that makes files has ended.")));
    const end = (settle: () => void) => {
      thread.off("message", receive).off("error", fail).off("exit", exit);
      settle();
    };
    thread.on("message", receive).on("error", fail).on("exit", exit);
  });
  reply.catch(() => undefined); // it may reject before somebody waits for it
  return { thread, reply };
}

function waitForReply(
  reply: Promise<FileOfReport>,
  signal: AbortSignal,
  limit: number,
): Promise<FileOfReport> {
  return new Promise((resolve, reject) => {
    const cancel = () => reject(signal.reason as Error);
    const timer = setTimeout(() => reject(problem("TOO_SLOW")), limit);
    signal.addEventListener("abort", cancel);
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", cancel);
    };
    reply.then(resolve, reject).finally(end);
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
