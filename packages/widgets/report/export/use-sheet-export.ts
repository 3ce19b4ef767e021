import { useToast } from "../../parts/Toast.tsx";
import type { Text } from "../../text/en-IN/en-IN.ts";
import { useText } from "../../text/use-text.ts";
import type { ExportSheet, SheetContent } from "./export-sheet.ts";
import { useExportJob } from "./use-report-export.ts";
import type { ExportJobs } from "./export-sheet.ts";

/** The files of a sheet that a screen puts together itself. */
export interface SheetExport extends ExportJobs {
  /** Makes a file, named without its ending, or prints; a sheet without rows is refused with the usual words. */
  start: (kind: "excel" | "pdf" | "print", sheet: SheetContent, name: string) => void;
}

/** Excel, PDF and print of what a screen shows that is not the rows of a report: cards, a breakdown, a list by groups. */
export function useSheetExport(): SheetExport {
  const text = useText();
  const toast = useToast();
  const { run, ...jobs } = useExportJob();
  return {
    ...jobs,
    start: (kind, content, name) => {
      if (content.rows.length === 0) {
        toast(text.report.nothingToExport, "warn");
        return;
      }
      const sheet = exportSheet(content, text);
      run({
        kind,
        make: async (signal, onProgress) => {
          if (kind === "print") {
            await import("./print/PrintedSheet.tsx");
            return { sheet };
          }
          const { writeInWorker } = await import("./write-file.ts");
          const { rows, totals, ...head } = sheet;
          const file = writeInWorker(kind, head, signal, onProgress);
          file.add(rows);
          return { file: await file.write(totals), name };
        },
      });
    },
  };
}

/** A screen's sheet with what it left out. */
export function exportSheet(content: SheetContent, text: Text): ExportSheet {
  return {
    notes: [],
    totals: [],
    totalLabel: text.report.total,
    missing: text.notAvailable,
    pageWords: text.report.pageOf("{page}", "{pages}"),
    ...content,
  };
}
