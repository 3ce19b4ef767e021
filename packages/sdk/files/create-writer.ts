import type { CellValue } from "./cells/cell-kind.ts";
import { writeWorkbook } from "./excel/write-workbook.ts";
import type { PaperSheet } from "./layout/document/paper-sheet.ts";
import type { ReadScriptFaces } from "./pdf/scripts/script-faces.ts";
import { writeDocumentPdf } from "./pdf/write-document-pdf.ts";
import { planPrint, writePdf } from "./pdf/write-pdf.ts";
import type { ExportHead, ExportLine, ExportSheet, Written, WrittenKind } from "./sheet.ts";

/** Writes Excel, PDF and page plans on the calling thread. `readFaces` defaults to fetch. */
export function createWriter(readFaces?: ReadScriptFaces): BeginFile {
  return (kind, head, signal, onProgress) => {
    const rows: ExportLine[] = [];
    return {
      add: (more) => {
        signal.throwIfAborted();
        for (const row of more) rows.push(row);
      },
      write: async (totals) => {
        const result = await writeByKind(kind, { ...head, rows, totals }, onProgress, readFaces);
        signal.throwIfAborted();
        return result as Written[typeof kind]; // the result has the requested kind
      },
    };
  };
}

async function writeByKind(
  kind: WrittenKind,
  sheet: ExportSheet,
  onProgress: (doneCount: number) => void,
  readFaces?: ReadScriptFaces,
): Promise<Written[WrittenKind]> {
  if (kind === "print") return planPrint(sheet, readFaces);
  return kind === "excel" ? writeWorkbook(sheet, onProgress) : writePdf(sheet, onProgress, readFaces);
}

export interface FileInWork<K extends WrittenKind> {
  add: (rows: readonly ExportLine[]) => void;
  write: (totals: readonly CellValue[]) => Promise<Written[K]>;
}

export type BeginFile = <K extends WrittenKind>(
  kind: K,
  head: ExportHead,
  signal: AbortSignal,
  onProgress: (doneCount: number) => void,
) => FileInWork<K>;

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

/** The same by messages: writes one Excel or PDF, or plans pages to print. */
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

/** Makes the thread that calls this answer messages from a page. */
export function answerMessages(): void {
  const answer = (message: FromWorker, transferList: Transferable[] = []) =>
    self.postMessage(message, { transfer: transferList });
  const work = createFileWork(answer);
  self.addEventListener("message", ({ data }: MessageEvent<ToWorker>) => work(data));
  answer({ type: "ready" });
}
