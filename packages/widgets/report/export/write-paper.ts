import type { PaperSheet } from "../../paper/paper-sheet.ts";
import { openWriter } from "./open-writer.ts";

/** Writes a document's PDF in a worker of its own, which ends with it or with the signal. */
export function writePaperInWorker(sheet: PaperSheet, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  const writer = openWriter();
  return new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error));
    writer.begin((message) => {
      if (message.type === "made" && message.made instanceof Uint8Array) resolve(message.made);
      else if (message.type === "failed") reject(new Error(message.message));
    }, reject);
    writer.tell({ type: "paper", sheet });
  }).finally(() => writer.end());
}
