import type { DayRange } from "../../parts/dates/quick-range.ts";
import type { CellValue } from "../../table/table-column.ts";
import type { FilePattern } from "../define/definition.ts";
import type { ExportHead, ExportLine, FromWorker, ToWorker, Written, WrittenKind } from "./export-sheet.ts";

/** A file, or the plan of printed pages, that a worker is making. */
export interface FileInWork<K extends WrittenKind> {
  add: (rows: readonly ExportLine[]) => void;
  write: (totals: readonly CellValue[]) => Promise<Written[K]>;
}

/** Begins a file or a plan in a worker of its own, which ends with it or with the signal. */
export function writeInWorker<K extends WrittenKind>(
  kind: K,
  head: ExportHead,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): FileInWork<K> {
  const worker = new Worker(new URL("./export-worker.ts", import.meta.url), { type: "module" });
  const tell = (message: ToWorker) => worker.postMessage(message);
  const file = new Promise<Written[K]>((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error));
    worker.addEventListener("error", (event) =>
      reject(new Error(event.message || "The worker could not be loaded.")),
    );
    worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === "progress") onProgress(data.done);
      // The worker makes what it was asked for.
      else if (data.type === "made") resolve(data.made as Written[K]);
      else reject(new Error(data.message));
    });
  }).finally(() => worker.terminate());
  // Whoever waits for the file hears of a failure; until then it is not unhandled.
  file.catch(() => undefined);
  tell({ type: "head", kind, head });
  return {
    add: (rows) => tell({ type: "rows", rows }),
    write: (totals) => {
      tell({ type: "write", totals });
      return file;
    },
  };
}

/** Lets the browser save a file that was made, under its name with the kind's ending. */
export function saveFile({ file, name }: { file: BlobPart; name: string }, kind: keyof typeof TYPES): void {
  download(new Blob([file], { type: TYPES[kind] }), withEnding(name, kind));
}

/** Lets the browser save a file. */
export function download(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Browsers read the address after the click returns.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Name of an export with its ending. */
export function fileName(...[title, pattern, range, kind]: Parameters<typeof nameOf>): string {
  return withEnding(nameOf(title, pattern, range, kind), kind);
}

/** Name of an export without its ending: the definition's pattern, or the title and the days. */
export function nameOf(
  title: string,
  pattern: FilePattern | undefined,
  range: DayRange | undefined,
  kind: keyof typeof ENDINGS,
): string {
  const usual = `${title.replace(/[^\p{L}\p{M}\p{N}]+/gu, "")}${range ? "_{from}_to_{to}" : ""}`;
  const own = typeof pattern === "object" ? pattern[kind] : pattern;
  return (own ?? usual).replaceAll("{from}", range?.from ?? "").replaceAll("{to}", range?.to ?? "");
}

/** A name with its ending, without what file systems refuse. */
export function withEnding(name: string, kind: keyof typeof ENDINGS): string {
  // Windows refuses these characters, control characters, and a dot or blank at the end of a name.
  // eslint-disable-next-line no-control-regex
  const allowed = name.replace(/[\\/:*?"<>|\u0000-\u001f]+/g, "-").replace(/^\.+|[. ]+$/g, "");
  return `${allowed.slice(0, 120) || "Report"}.${ENDINGS[kind]}`;
}

const TYPES = {
  excel: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  pdf: "application/pdf",
  csv: "text/csv;charset=utf-8",
} as const;
const ENDINGS = { excel: "xlsx", pdf: "pdf", csv: "csv" } as const;
