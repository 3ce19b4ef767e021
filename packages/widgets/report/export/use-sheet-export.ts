import { type ExportJobs, useExportJob } from "./use-export-job.ts";
import type { ExportJob } from "./run-export-job.ts";
import { usePageMaker } from "./use-page-maker.ts";
import type { SheetContent, WrittenKind } from "../../../sdk/files/sheet.ts";

export interface SheetExport extends ExportJobs {
  /** Makes a file (name without extension) or prints. Refuses a sheet without rows as usual. */
  start: (kind: WrittenKind, sheet: SheetContent, name: string) => void;
}

export function useSheetExport(): SheetExport {
  const loadMaker = usePageMaker();
  const { run, running } = useExportJob();
  return {
    running,
    start: (kind, content, name) => {
      const make: ExportJob["make"] = async (signal, onProgress) => {
        const { makeSheetFile, maker } = await loadMaker();
        return makeSheetFile({ ...maker, content, name }, kind, signal, onProgress);
      };
      run({ kind, make }, content.rows.length === 0);
    },
  };
}
