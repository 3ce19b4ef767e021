import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useToast } from "../../parts/toast/Toast.tsx";
import { useToday, useVanbook, useVanbookContext } from "../../provider/use-vanbook.ts";
import { useText } from "../../text/use-text.ts";
import type { FileKind, MadeFile } from "../../../sdk/files/sheet.ts";

export interface ExportJobs {
  running: { kind: FileKind; done: number | undefined } | undefined;
}

export interface ExportJob {
  kind: FileKind;
  make: (signal: AbortSignal, onProgress: (progress: number) => void) => Promise<MadeFile>;
}

export function useExportJob(): ExportJobs & { run: (job: ExportJob) => void } {
  const text = useText();
  const toast = useToast();
  const { tree } = useVanbookContext();
  const [progress, setProgress] = useState<number>();
  const { mutate, isPending, variables } = useMutation({
    mutationKey: ["export"],
    mutationFn: async ({ kind, make }: ExportJob) => {
      const result = await runUntilEnd((signal) => make(signal, setProgress));
      if ("plan" in result) (await import("./print/print-pages.ts")).printPages(result.plan, tree());
      else if (kind !== "print") (await import("./save-file.ts")).saveFile(result, kind);
    },
    onSettled: () => setProgress(undefined),
    onError: (problem, { kind }) => {
      toast(kind === "excel" ? text.report.excelFailed : text.report.exportFailed, "error");
      console.error(problem);
    },
  });
  return {
    run: (job) => {
      if (!isPending) mutate(job);
    },
    running: isPending ? { kind: variables.kind, done: progress } : undefined,
  };
}

/** Loads what makes files on this page when the first is requested. */
export function usePageMaker() {
  const client = useVanbook();
  const cache = useQueryClient();
  const text = useText();
  const today = useToday();
  return async () => (await import("./create-page-maker.ts")).createPageMaker({ client, cache, text, today });
}

/** Aborts the signal when the work ends or fails, so no worker is left running. */
export function runUntilEnd<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const end = new AbortController();
  return work(end.signal).finally(() => end.abort());
}
