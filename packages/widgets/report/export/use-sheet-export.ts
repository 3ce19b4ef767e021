import { useToast } from "../../parts/toast/Toast.tsx";
import { useText } from "../../text/use-text.ts";
import { type ExportJobs, useExportJob, usePageMaker } from "./use-export-job.ts";
import type { SheetContent, WrittenKind } from "../../../sdk/files/sheet.ts";

export interface SheetExport extends ExportJobs {
  /** Makes a file (name without extension) or prints. Refuses a sheet without rows as usual. */
  start: (kind: WrittenKind, sheet: SheetContent, name: string) => void;
}

export function useSheetExport(): SheetExport {
  const text = useText();
  const toast = useToast();
  const loadMaker = usePageMaker();
  const { run, running } = useExportJob();
  return {
    running,
    start: (kind, content, name) => {
      if (content.rows.length === 0) {
        toast(text.report.nothingToExport, "warn");
        return;
      }
      run({
        kind,
        make: async (signal, onProgress) => {
          const [{ makeSheetFile }, maker] = await Promise.all([
            import("../../../sdk/report/export/make-sheet-file.ts"),
            loadMaker(),
          ]);
          return makeSheetFile({ ...maker, content, name }, kind, signal, onProgress);
        },
      });
    },
  };
}
