import type { Args, Schema } from "@vanbook/sdk";

export type ShownSeverity = Schema<"FaultSeverity"> | "all";

/** What is asked for a page of faults: the desk's tab counts with the same answer as the list. */
export function makeFaultsQuestion(
  period: string,
  severity: ShownSeverity,
  page: number,
): Args<"gst.faults"> {
  return { period, page, pageSize: PAGE_SIZE, ...(severity !== "all" && { severity }) };
}

/** Of all faults of the period, whichever are listed. */
export function countFaults(
  counts: readonly Schema<"FaultCount">[],
  severity?: Schema<"FaultSeverity">,
): number {
  return counts.reduce(
    (sum, each) => sum + (each.severity === (severity ?? each.severity) ? each.count : 0),
    0,
  );
}

export const PAGE_SIZE = 100;
