import { useQueryClient } from "@tanstack/react-query";
import { useToast } from "../../parts/toast/Toast.tsx";
import { useToday, useVanbook } from "../../provider/use-vanbook.ts";
import { useText } from "../../text/use-text.ts";
import { type ExportJobs, useExportJob } from "./use-report-export.ts";
import type { SheetContent, WrittenKind } from "../../../sdk/files/sheet.ts";

export interface SheetExport extends ExportJobs {
  /** Makes a file (name without extension) or prints. Refuses a sheet without rows as usual. */
  start: (kind: WrittenKind, sheet: SheetContent, name: string) => void;
}

export function useSheetExport(): SheetExport {
  const client = useVanbook();
  const cache = useQueryClient();
  const text = useText();
  const toast = useToast();
  const today = useToday();
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
        make: async (signal, onProgress) =>
          (await import("./create-page-files.ts"))
            .createPageFiles({ client, cache, text, today })
            .sheet({ content, name }, kind, signal, onProgress),
      });
    },
  };
}
