import { lazy, Suspense } from "react";
import type { ExportJobs } from "../export-sheet.ts";

const PrintedSheet = lazy(() =>
  import("./PrintedSheet.tsx").then((part) => ({ default: part.PrintedSheet })),
);

/** The sheet that is printed, once there is one; what draws it comes with the rows. */
export function PrintedLater({ exports }: { exports: ExportJobs }) {
  if (!exports.sheet) return null;
  return (
    <Suspense fallback={null}>
      <PrintedSheet exports={exports} />
    </Suspense>
  );
}
