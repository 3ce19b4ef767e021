import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useToast } from "../../parts/toast/Toast.tsx";
import { useToday, useVanbook, useVanbookContext } from "../../provider/use-vanbook.ts";
import { useText } from "../../text/use-text.ts";
import type { FileKind, MadeFile } from "../../../sdk/files/sheet.ts";
import type { ReportExportOptions } from "../../../sdk/report/export/make-report-file.ts";

/** The file that is being made, and its progress. */
export interface ExportJobs {
  running: { kind: FileKind; done: number | undefined } | undefined;
}

/** The files of a report: which one is being made, and its progress. */
export interface ReportExport extends ExportJobs {
  start: (kind: FileKind) => void;
  /** A PDF of all rows, for sending; undefined if there are none. */
  pdf: () => Promise<{ bytes: Uint8Array<ArrayBuffer>; name: string } | undefined>;
}

/** Makes a report's files with all rows that match the filters, not only the page on screen. */
export function useReportExport(options: ReportExportOptions): ReportExport {
  const client = useVanbook();
  const cache = useQueryClient();
  const text = useText();
  const toast = useToast();
  const today = useToday();
  const { run, running } = useExportJob();
  const isEmpty = !options.table || options.table.page.rows === 0;
  const files = async () =>
    (await import("./create-page-files.ts")).createPageFiles({ client, cache, text, today });
  return {
    running,
    start: (kind) => {
      if (isEmpty) {
        toast(text.report.nothingToExport, "warn");
        return;
      }
      run({
        kind,
        make: async (signal, onProgress) => (await files()).report(options, kind, signal, onProgress),
      });
    },
    pdf: async () =>
      isEmpty ? undefined : untilEnd(async (signal) => (await files()).reportPdf(options, signal)),
  };
}

/** What a job makes: a file's bytes with the start of its name, or the pages to print. */
export interface ExportJob {
  kind: FileKind;
  make: (signal: AbortSignal, onProgress: (done: number) => void) => Promise<MadeFile>;
}

/** Makes files one at a time, with progress, and reports failures to the user. */
export function useExportJob(): ExportJobs & { run: (job: ExportJob) => void } {
  const text = useText();
  const toast = useToast();
  const { tree } = useVanbookContext();
  const [done, setDone] = useState<number>();
  const { mutate, isPending, variables } = useMutation({
    mutationKey: ["export"],
    mutationFn: async ({ kind, make }: ExportJob) => {
      const made = await untilEnd((signal) => make(signal, setDone));
      if ("plan" in made) (await import("./print/print-pages.ts")).printPages(made.plan, tree());
      else if (kind !== "print") (await import("./save-file.ts")).saveFile(made, kind);
    },
    onSettled: () => setDone(undefined),
    onError: (problem, { kind }) => {
      toast(kind === "excel" ? text.report.excelFailed : text.report.exportFailed, "error");
      console.error(problem);
    },
  });
  return {
    run: (job) => {
      if (!isPending) mutate(job);
    },
    running: isPending ? { kind: variables.kind, done } : undefined,
  };
}

/** Aborts the signal when the work ends or fails, so no worker is left running. */
export function untilEnd<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const end = new AbortController();
  return work(end.signal).finally(() => end.abort());
}
