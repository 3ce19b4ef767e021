import type { CellValue } from "../../../../sdk/files/cells/cell-kind.ts";
import { createWriter, type FileInWork } from "../../../../sdk/files/create-writer.ts";
import type { ExportHead, ExportLine, Written, WrittenKind } from "../../../../sdk/files/sheet.ts";
import type { PaperSheet } from "../../../../sdk/files/layout/document/paper-sheet.ts";
import { writeDocumentPdf } from "../../../../sdk/files/pdf/write-document-pdf.ts";

/** One document; or a head, then rows in batches, then the totals, which start the writing. */
export type ToWorker =
  | { type: "paper"; sheet: PaperSheet }
  | { type: "head"; kind: WrittenKind; head: ExportHead }
  | { type: "rows"; rows: readonly ExportLine[] }
  | { type: "write"; totals: readonly CellValue[] };

/** From worker to page: the progress (0 to 1), then the result or the error. */
export type FromWorker =
  | { type: "ready" }
  | { type: "progress"; done: number }
  | { type: "made"; made: Written[WrittenKind] }
  | { type: "failed"; message: string };

/** Writes one Excel or PDF, or plans pages to print. Loaded when a file is first requested. */
export function createFileWork(
  answer: (message: FromWorker, transferList?: Transferable[]) => void,
): (message: ToWorker) => void {
  const begin = createWriter();
  let file: FileInWork<WrittenKind> | undefined;
  let lastProgress = 0;
  return (message) => {
    if (message.type === "head") file = begin(message.kind, message.head, new AbortController().signal, tell);
    else if (message.type === "rows") file?.add(message.rows);
    else
      void (message.type === "paper" ? writeDocumentPdf(message.sheet) : write(message.totals))
        .then(sendResult)
        .catch((error: unknown) => answer({ type: "failed", message: String(error) }));
  };

  async function write(totals: readonly CellValue[]) {
    if (!file) throw new Error("The worker was asked to write before it knew what.");
    return file.write(totals);
  }

  function sendResult(result: Written[WrittenKind]) {
    answer({ type: "made", made: result }, result instanceof Uint8Array ? [result.buffer] : []);
  }

  /** At most fifty progress messages, since the page redraws for each. */
  function tell(progress: number) {
    if (progress - lastProgress < 0.02) return;
    lastProgress = progress;
    answer({ type: "progress", done: progress });
  }
}

// A worker listens for messages. A page that can't start a worker calls createFileWork itself.
if (typeof document === "undefined") {
  const answer = (message: FromWorker, transferList: Transferable[] = []) =>
    self.postMessage(message, { transfer: transferList });
  const work = createFileWork(answer);
  self.addEventListener("message", ({ data }: MessageEvent<ToWorker>) => work(data));
  answer({ type: "ready" });
}
