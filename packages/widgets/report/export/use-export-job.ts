import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useToast } from "../../parts/toast/Toast.tsx";
import { useVanbookContext } from "../../provider/use-vanbook.ts";
import { useText } from "../../text/use-text.ts";
import type { FileKind } from "../../../sdk/files/sheet.ts";
import type { ExportJob } from "./run-export-job.ts";

export interface ExportJobs {
  running: { kind: FileKind; done: number | undefined } | undefined;
}

/** `run` tells the user if there is nothing to make a file of. */
export function useExportJob(): ExportJobs & { run: (job: ExportJob, isEmpty?: boolean) => void } {
  const text = useText();
  const toast = useToast();
  const { tree } = useVanbookContext();
  const [progress, setProgress] = useState<number>();
  const { mutate, isPending, variables } = useMutation({
    mutationKey: ["export"],
    mutationFn: async (job: ExportJob) =>
      (await import("./run-export-job.ts")).runExportJob(job, setProgress, tree),
    onSettled: () => setProgress(undefined),
    onError: (problem, { kind }) => {
      toast(kind === "excel" ? text.report.excelFailed : text.report.exportFailed, "error");
      console.error(problem);
    },
  });
  return {
    run: (job, isEmpty) => {
      if (isEmpty) toast(text.report.nothingToExport, "warn");
      else if (!isPending) mutate(job);
    },
    running: isPending ? { kind: variables.kind, done: progress } : undefined,
  };
}
