import type { FileInWork, FromWorker, ToWorker } from "../../../../sdk/files/create-writer.ts";
import type { ExportHead, Written, WrittenKind } from "../../../../sdk/files/sheet.ts";
import type { PaperSheet } from "../../../../sdk/files/layout/document/paper-sheet.ts";
import { startWorker } from "./start-worker.ts";

/** Starts a new worker, which ends when the work is done or the signal aborts. */
export function writeInWorker<K extends WrittenKind>(
  kind: K,
  head: ExportHead,
  signal: AbortSignal,
  onProgress: (progress: number) => void,
): FileInWork<K> {
  const writer = openWorker();
  const file = new Promise<Written[K]>((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error));
    writer.begin((message) => {
      if (message.type === "progress") onProgress(message.done);
      else if (message.type === "made") resolve(message.made as Written[K]);
      else if (message.type === "failed") reject(new Error(message.message));
    }, reject);
  }).finally(() => writer.end());
  // `write` passes the error to its caller later; until then this handles the rejection.
  file.catch(() => undefined);
  writer.tell({ type: "head", kind, head });
  return {
    add: (rows) => writer.tell({ type: "rows", rows }),
    write: (totals) => {
      writer.tell({ type: "write", totals });
      return file;
    },
  };
}

export function writeDocumentInWorker(
  sheet: PaperSheet,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = openWorker();
  return new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error));
    writer.begin((message) => {
      if (message.type === "made" && message.made instanceof Uint8Array) resolve(message.made);
      else if (message.type === "failed") reject(new Error(message.message));
    }, reject);
    writer.tell({ type: "paper", sheet });
  }).finally(() => writer.end());
}

interface FileWriter {
  begin: (hear: (message: FromWorker) => void, fail: (error: unknown) => void) => void;
  /** Messages sent before `begin` are queued. */
  tell: (message: ToWorker) => void;
  end: () => void;
}

/**
 * Starts a separate worker for each file. If the page's content policy or an old browser does not
 * allow a worker, the page's own thread writes the file and is blocked during that time.
 */
export function openWorker(): FileWriter {
  const waiting: ToWorker[] = [];
  let send: ((message: ToWorker) => void) | undefined;
  let worker: Worker | undefined;
  const sendTo = (to: (message: ToWorker) => void) => {
    send = to;
    for (const message of waiting.splice(0)) to(message);
  };
  return {
    begin: (hear, fail) => {
      const writeHere = () =>
        void import("./export-worker.ts").then((part) => sendTo(part.createFileWork(hear))).catch(fail);
      const own = (worker = tryStartWorker());
      if (!own) return writeHere();
      own.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
        if (data.type === "ready") sendTo((message) => own.postMessage(message));
        else hear(data);
      });
      own.addEventListener("error", ({ message }) => {
        if (send) fail(new Error(message));
        else writeHere();
      });
    },
    tell: (message) => {
      if (send) send(message);
      else waiting.push(message);
    },
    end: () => worker?.terminate(),
  };
}

function tryStartWorker(): Worker | undefined {
  try {
    return startWorker();
  } catch {
    return undefined; // some browsers throw here; others fire an error event
  }
}
