import type { FromWorker, ToWorker } from "./worker-messages.ts";
import { startWorker } from "./start-worker.ts";

/** Who writes a file. */
export interface FileWriter {
  begin: (hear: (message: FromWorker) => void, fail: (error: unknown) => void) => void;
  /** What is told before it has begun waits. */
  tell: (message: ToWorker) => void;
  end: () => void;
}

/**
 * A worker of the file's own. Where the page's content policy or an old browser starts none, the page's own thread writes the file, and
 * stands still meanwhile.
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
    return undefined; // refused at once, as some browsers do what others tell by an event
  }
}
