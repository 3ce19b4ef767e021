import { Worker } from "node:worker_threads";
import { today } from "../../clock.ts";
import { problem } from "@vanbook/sdk/problem";
import { createConcurrencyQueue } from "../../db/concurrency-queue.ts";
import { toProblem } from "../errors.ts";
import type { FileOrder, FromThread, MadeFile, ToThread } from "./thread-messages.ts";

/**
 * Creates a report's PDF or Excel file in a thread, with the widgets' own definitions and writers (decision
 * 29), so the server can continue to serve other requests. The thread gets rows and names through `answer`,
 * with the caller's rights. Two files are created at a time; twenty more wait, each up to half a minute.
 * Throws RESULT_TOO_LARGE, BUSY, TOO_SLOW and errors of `answer`; stops when `signal` is aborted.
 * `patience` is the time limit for a file in milliseconds.
 */
export function reportFile(
  order: Omit<FileOrder, "today" | "mostRows">,
  answer: AnswerThread,
  signal: AbortSignal,
  patience = PATIENCE,
): Promise<MadeFile> {
  return queue.run(async () => {
    signal.throwIfAborted(); // it may have waited in the queue
    const thread = idle.pop() ?? newThread();
    thread.ref();
    try {
      const made = await inThread(
        thread,
        { ...order, today: today(), mostRows: MOST_ROWS[order.kind] },
        answer,
        { signal, patience },
      );
      keep(thread);
      return made;
    } catch (error) {
      // The thread may still be busy, so don't use it for another file.
      void thread.terminate();
      throw error;
    }
  });
}

/** Answers a thread's request as JSON: with the report's table, or an operation that lists names. */
export type AnswerThread = (ask: Extract<FromThread, { ask: number }>, mostRows: number) => Promise<string>;

function inThread(
  thread: Worker,
  order: FileOrder,
  answer: AnswerThread,
  { signal, patience }: { signal: AbortSignal; patience: number },
): Promise<MadeFile> {
  const tell = (message: ToThread) => thread.postMessage(message);
  return new Promise<MadeFile>((resolve, reject) => {
    const hear = (message: FromThread) => {
      if ("ask" in message)
        answer(message, order.mostRows).then(
          (json) => tell({ answer: message.ask, json }),
          (error: unknown) => {
            const { code, message: words, status } = toProblem(error);
            // Names that the caller may not read are omitted from the notes; any other error ends the file.
            if (status !== 403) return end(() => reject(error as Error));
            tell({ answer: message.ask, refused: { code, message: words, status } });
          },
        );
      else if ("made" in message) end(() => resolve(message.made));
      else end(() => reject("refused" in message ? refusal(message) : new Error(message.failed)));
    };
    const fail = (error: NodeJS.ErrnoException) =>
      end(() => reject(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? problem("RESULT_TOO_LARGE") : error));
    const exit = () => end(() => reject(new Error("The thread that makes files has ended.")));
    const abort = () => end(() => reject(signal.reason as Error));
    const end = (settle: () => void) => {
      clearTimeout(limit);
      thread.off("message", hear).off("error", fail).off("exit", exit);
      signal.removeEventListener("abort", abort);
      settle();
    };
    const limit = setTimeout(() => end(() => reject(problem("TOO_SLOW"))), patience);
    thread.on("message", hear).on("error", fail).on("exit", exit);
    signal.addEventListener("abort", abort);
    tell({ order });
  });
}

function refusal({ refused, words }: Extract<FromThread, { refused: string }>) {
  return problem(refused, words === undefined ? {} : { message: words });
}

function newThread(): Worker {
  return new Worker(PROGRAM, {
    resourceLimits: { maxOldGenerationSizeMb: 1024, maxYoungGenerationSizeMb: 64 },
    env: {},
    ...FROM_SOURCE,
  });
}

/** Keeps a thread for the next file, so it need not load the writers again; ends it after a minute without work. */
function keep(thread: Worker): void {
  idle.push(thread);
  thread.unref();
  setTimeout(() => {
    const at = idle.indexOf(thread);
    if (at < 0) return;
    idle.splice(at, 1);
    void thread.terminate();
  }, IDLE).unref();
}

const idle: Worker[] = [];
const queue = createConcurrencyQueue({ atOnce: 2, waiting: 20, patience: 30_000 });

/** Pages of a PDF need far more memory and time than rows of a workbook. */
const MOST_ROWS = { pdf: 20_000, excel: 100_000 } as const;
/** In milliseconds. */
const PATIENCE = 60_000;
const IDLE = 60_000;

/** Without a build, the thread's program needs a loader for TypeScript. */
const isSource = import.meta.url.endsWith(".ts");
const PROGRAM = new URL(isSource ? "./file-thread-from-source.mjs" : "./file-thread.js", import.meta.url);
const FROM_SOURCE = isSource ? { execArgv: ["--conditions", "vanbook-source"] } : {};
