import type { CellValue } from "../../table/table-column.ts";
import type { ExportHead, ExportLine, FromWorker, ToWorker, WrittenKind } from "./export-sheet.ts";
import { pdfFile, printPlan } from "./pdf/pdf-file.ts";
import { workbookFile } from "./excel/workbook-file.ts";

/** Writes one Excel or PDF file, or plans the pages to print, away from the page's own thread. It is fetched on the click that wants it. */
let order: { kind: WrittenKind; head: ExportHead } | undefined;
const rows: ExportLine[] = [];
let told = 0;

self.addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === "head") order = data;
  else if (data.type === "rows") for (const row of data.rows) rows.push(row);
  else void write(data.totals).catch((error: unknown) => answer({ type: "failed", message: String(error) }));
});

async function write(totals: readonly CellValue[]) {
  if (!order) throw new Error("The worker was asked to write before it knew what.");
  const sheet = { ...order.head, rows, totals };
  if (order.kind === "print") return answer({ type: "made", made: printPlan(sheet) });
  const made = order.kind === "excel" ? workbookFile(sheet, tell) : pdfFile(sheet, tell);
  answer({ type: "made", made }, [made.buffer]);
}

/** The page draws its progress at most fifty times. */
function tell(done: number) {
  if (done - told < 0.02) return;
  told = done;
  answer({ type: "progress", done });
}

function answer(message: FromWorker, moved: Transferable[] = []) {
  self.postMessage(message, { transfer: moved });
}
