import type { DayRange } from "../../parts/dates/quick-range.ts";
import type { CellValue } from "../../table/table-column.ts";
import type { FilePattern } from "../define/definition.ts";
import type { ExportHead, ExportLine, Written, WrittenKind } from "./export-sheet.ts";
import { openWriter } from "./open-writer.ts";

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
  const writer = openWriter();
  const file = new Promise<Written[K]>((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error));
    writer.begin((message) => {
      if (message.type === "progress") onProgress(message.done);
      // The worker makes what it was asked for.
      else if (message.type === "made") resolve(message.made as Written[K]);
      else if (message.type === "failed") reject(new Error(message.message));
    }, reject);
  }).finally(() => writer.end());
  // Whoever waits for the file hears of a failure; until then it is not unhandled.
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
