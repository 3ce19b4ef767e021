import { enIN } from "../../packages/sdk/text/en-IN/en-IN.ts";
import { collectReportLines } from "../../packages/sdk/report/export/make-report-file.ts";
import { writeInWorker } from "../../packages/widgets/report/export/worker/write-in-worker.ts";
import type { CellValue } from "../../packages/sdk/files/cells/cell-kind.ts";
import type { AnyTable } from "../../packages/sdk/report/request/report-request.ts";
import type { BaselineAnswer, BaselineOrder } from "../baselines/file-libraries-worker.ts";
import { makeBillPage, billReport } from "./bills.ts";

export interface MadeFile {
  milliseconds: number;
  bytes: number;
  longestTask: number;
}

let last = new Uint8Array();

async function make(kind: "excel" | "pdf", bills: number): Promise<MadeFile> {
  const answers = Array.from({ length: Math.ceil(bills / PAGE_SIZE) }, (_, at) =>
    JSON.stringify(makeBillPage(at + 1, PAGE_SIZE, bills)),
  );
  await waitForQuiet();
  let longestTask = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
  });
  observer.observe({ type: "longtask" });
  const end = new AbortController();
  const startTime = performance.now();
  const file = writeInWorker(kind, head, end.signal, () => undefined);
  const totals = await collectReportLines({
    definition: billReport,
    pages: read(answers),
    shown: head.columns.map(({ id }) => id),
    text: enIN,
    take: file.add,
  });
  last = await file.write(totals);
  const milliseconds = performance.now() - startTime;
  await waitForQuiet();
  observer.disconnect();
  return { milliseconds, bytes: last.length, longestTask };
}

function runBaseline(kind: BaselineOrder["kind"], bills: number): Promise<BaselineAnswer> {
  const { rows } = makeBillPage(1, bills, bills);
  const values = rows.map((row, at) => [at + 1, ...row.slice(0, 8)] as CellValue[]);
  const worker = new Worker("/baseline-worker.js", { type: "module" });
  return new Promise<BaselineAnswer>((resolve, reject) => {
    worker.addEventListener("message", ({ data }: MessageEvent<BaselineAnswer>) => resolve(data));
    worker.addEventListener("error", ({ message }) => reject(new Error(message)));
    const order: BaselineOrder = { kind, labels: head.columns.map(({ label }) => label), rows: values };
    worker.postMessage(order);
  }).finally(() => worker.terminate());
}

function lastFile(): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(String(reader.result).replace(/^[^,]*,/, "")));
    reader.readAsDataURL(new Blob([last]));
  });
}

async function* read(answers: readonly string[]): AsyncGenerator<AnyTable> {
  for (const answer of answers) {
    // A server's response arrives in a separate task.
    await new Promise((resolve) => setTimeout(resolve));
    yield JSON.parse(answer) as AnyTable;
  }
}

function waitForQuiet() {
  return new Promise((resolve) => setTimeout(resolve, 300));
}

const PAGE_SIZE = 10_000;
const head = {
  title: "Sale Report",
  notes: ["01-01-2026 – 31-12-2026"],
  columns: billReport.columns.map(({ field, label, kind = "text" }) => ({
    id: field ?? "#",
    label: label ?? field ?? "",
    kind,
  })),
  totalLabel: "Total",
  missing: "N/A",
  pageWords: "Page {page} of {pages}",
};

const tools = { make, baseline: runBaseline, lastFile };
export type ExportTools = typeof tools;
Object.assign(globalThis, { tools });
