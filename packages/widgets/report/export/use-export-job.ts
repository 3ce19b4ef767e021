import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useToast } from "../../parts/Toast.tsx";
import { useText } from "../../text/use-text.ts";
import type { ExportSheet } from "./export-sheet.ts";

export type FileKind = "excel" | "pdf" | "csv" | "print";

/** A file that is being made, and a sheet that is being printed. */
export interface ExportJobs {
  running: { kind: FileKind; done: number | undefined } | undefined;
  /** What is to be printed, once all rows are here. */
  sheet: ExportSheet | undefined;
  printed: () => void;
}

/** What is made: the bytes of a file with its name's beginning, or a sheet that is printed. */
export interface ExportJob {
  kind: FileKind;
  make: (signal: AbortSignal, onProgress: (done: number) => void) => Promise<MadeFile>;
}

/** The file with its name's beginning, or what is to be printed. */
export type MadeFile = { file: BlobPart; name: string } | { sheet: ExportSheet };

/** Makes files one at a time, with progress, and says when one could not be made. */
export function useExportJob(): ExportJobs & { run: (job: ExportJob) => void } {
  const text = useText();
  const toast = useToast();
  const [done, setDone] = useState<number>();
  const [sheet, setSheet] = useState<ExportSheet>();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ kind, make }: ExportJob) => {
      const made = await untilEnd((signal) => make(signal, setDone));
      if ("sheet" in made) setSheet(made.sheet);
      else if (kind !== "print") (await import("./save-file.ts")).saveFile(made, kind);
    },
    onSettled: () => setDone(undefined),
    onError: () => toast(text.report.exportFailed, "error"),
  });
  return {
    run: (job) => {
      if (!isPending) mutate(job);
    },
    running: isPending ? { kind: variables.kind, done } : undefined,
    sheet,
    printed: () => setSheet(undefined),
  };
}

/** Whatever happens, no worker stays behind. */
export function untilEnd<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const end = new AbortController();
  return work(end.signal).finally(() => end.abort());
}
