import type { FromWorker, ToWorker } from "./worker-messages.ts";
import { startWorker } from "./start-worker.ts";

/** Writes a file, in a worker or on the page's own thread. */
export interface FileWriter {
  begin: (hear: (message: FromWorker) => void, fail: (error: unknown) => void) => void;
  /** Messages sent before it has begun are queued. */
  tell: (message: ToWorker) => void;
  end: () => void;
}

/**
 * Starts a separate worker for the file. If the page's content policy or an old browser does not allow one, the
 * page's own thread writes the file, and is blocked during that time.
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
      const own = (worker = started());
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

function started(): Worker | undefined {
  try {
    return startWorker();
  } catch {
    return undefined; // some browsers throw here; others fire an error event
  }
}
