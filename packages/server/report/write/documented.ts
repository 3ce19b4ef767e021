import { WrittenArray, type Write } from "../../contract/json.ts";
import type { RowsPlan } from "../plan/plan.ts";
import type { ReadRows } from "../run/run-report.ts";

/** Writes rows in the documented envelope; `write` serializes the envelope. */
export function writeDocumented({ report }: RowsPlan, { rows, figures }: ReadRows, write: Write): string {
  return write(report.envelope(new WrittenArray(rows), figures));
}
