import type { CellValue } from "../../../../sdk/files/cells/cell-kind.ts";
import { createWriter, type FileInWork } from "../../../../sdk/files/create-writer.ts";
import type { ExportHead, ExportLine, Written, WrittenKind } from "../../../../sdk/files/sheet.ts";
import type { PaperSheet } from "../../../../sdk/files/layout/document/paper-sheet.ts";
import { writeDocumentPdf } from "../../../../sdk/files/pdf/write-document-pdf.ts";

/**
 * Messages from page to worker: the head, then the rows in batches, then the totals, which start the writing; or
 * one document.
 */
export type ToWorker =
  | { type: "paper"; sheet: PaperSheet }
  | { type: "head"; kind: WrittenKind; head: ExportHead }
  | { type: "rows"; rows: readonly ExportLine[] }
  | { type: "write"; totals: readonly CellValue[] };

/** Messages from worker to page: the progress (0 to 1), then the result or the error. */
export type FromWorker =
  | { type: "ready" }
  | { type: "progress"; done: number }
  | { type: "made"; made: Written[WrittenKind] }
  | { type: "failed"; message: string };

/**
 * Writes one Excel or PDF file of a report or a document, or plans the pages to print. Loaded when the user
 * first requests a file.
 */
export function createFileWork(
  answer: (message: FromWorker, moved?: Transferable[]) => void,
): (message: ToWorker) => void {
  const begin = createWriter();
  let file: FileInWork<WrittenKind> | undefined;
  let told = 0;
  return (message) => {
    if (message.type === "head") file = begin(message.kind, message.head, new AbortController().signal, tell);
    else if (message.type === "rows") file?.add(message.rows);
    else
      void (message.type === "paper" ? writeDocumentPdf(message.sheet) : write(message.totals))
        .then(hand)
        .catch((error: unknown) => answer({ type: "failed", message: String(error) }));
  };

  async function write(totals: readonly CellValue[]) {
    if (!file) throw new Error("The worker was asked to write before it knew what.");
    return file.write(totals);
  }

  function hand(made: Written[WrittenKind]) {
    answer({ type: "made", made }, made instanceof Uint8Array ? [made.buffer] : []);
  }

  /** Limits progress messages, since the page redraws for each: at most fifty. */
  function tell(done: number) {
    if (done - told < 0.02) return;
    told = done;
    answer({ type: "progress", done });
  }
}

// In a worker, listen for messages. A page that can't start a worker calls createFileWork itself.
if (typeof document === "undefined") {
  const answer = (message: FromWorker, moved: Transferable[] = []) =>
    self.postMessage(message, { transfer: moved });
  const work = createFileWork(answer);
  self.addEventListener("message", ({ data }: MessageEvent<ToWorker>) => work(data));
  answer({ type: "ready" });
}
