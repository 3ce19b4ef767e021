import * as say from "@vanbook/sdk/messages";
import { toMessage, type Said } from "@vanbook/sdk/messages";
import { Worker } from "node:worker_threads";
import { createConcurrencyQueue } from "../db/concurrency-queue.ts";
import { problem, type ProblemCode } from "@vanbook/sdk/problem";
import type { ImportKind } from "./sheet-columns.ts";
import type { RefusalReason } from "./sheet-refusal.ts";
import type { SheetRows } from "./sheet-rows.ts";

export type WorkbookAnswer = { sheet: SheetRows } | { refused: RefusalReason; detail: Said | undefined };

/**
 * Reads a spreadsheet in a thread with little memory and a time limit, so that the server keeps
 * answering and survives any file. Throws SPREADSHEET_INVALID, SPREADSHEET_PROTECTED,
 * SPREADSHEET_TOO_LARGE, SPREADSHEET_EMPTY, or BUSY.
 */
export async function readWorkbook(kind: ImportKind, file: Buffer): Promise<SheetRows> {
  if (file.length > MOST_BYTES) throw createRefusal("large", "It is larger than 5 MB.");
  const answer = await queue.run(() => runInThread(kind, file));
  if ("refused" in answer) throw createRefusal(answer.refused, answer.detail);
  return answer.sheet;
}

function runInThread(kind: ImportKind, file: Buffer): Promise<WorkbookAnswer> {
  const thread = new Worker(PROGRAM_URL, {
    workerData: { kind, file: new Uint8Array(file) },
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    env: {},
    ...FROM_SOURCE,
  });
  return new Promise<WorkbookAnswer>((resolve) => {
    const limit = setTimeout(
      () => resolve({ refused: "large", detail: "It takes too long to read." }),
      WAIT_LIMIT_MS,
    );
    thread.once("message", resolve);
    thread.once("error", (error: NodeJS.ErrnoException) => {
      const isMemory = error.code === "ERR_WORKER_OUT_OF_MEMORY";
      resolve({ refused: isMemory ? "large" : "invalid", detail: undefined });
    });
    thread.once("exit", () => resolve({ refused: "invalid", detail: undefined }));
    thread.once("exit", () => clearTimeout(limit));
  }).finally(() => void thread.terminate());
}

function createRefusal(reason: RefusalReason, detail: Said | undefined) {
  const code = REFUSAL_CODES[reason];
  if (detail === undefined) return problem(code);
  return problem(code, {
    ...say.twoSentences({ first: problem(code).message, next: detail }),
    fields: [{ field: "file", ...toMessage(detail) }],
  });
}

const REFUSAL_CODES = {
  invalid: "SPREADSHEET_INVALID",
  protected: "SPREADSHEET_PROTECTED",
  large: "SPREADSHEET_TOO_LARGE",
  empty: "SPREADSHEET_EMPTY",
} as const satisfies Record<RefusalReason, ProblemCode>;

/** From source, the thread's program is TypeScript and needs a loader. */
const isSource = import.meta.url.endsWith(".ts");
const PROGRAM_URL = new URL(isSource ? "./workbook-worker.mjs" : "./workbook-worker.js", import.meta.url);
const FROM_SOURCE = isSource ? { execArgv: ["--conditions", "vanbook-source"] } : {};

/**
 * Two, to leave a CPU core for other requests, and one of a company, so that another company's
 * sheet is read at once.
 */
const queue = createConcurrencyQueue({
  atOnce: 2,
  atOncePerCompany: 1,
  waiting: 10,
  patience: 10_000,
  patienceWithOthers: 120_000,
  retryAfter: 5,
});
const MOST_BYTES = 5 * 1024 * 1024;
/** The largest accepted file takes about one second on a free CPU core. */
const WAIT_LIMIT_MS = 15_000;
