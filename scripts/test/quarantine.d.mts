export interface QuarantineEntry {
  test: string;
  reason: string;
  date: string;
}

export function readQuarantine(file?: string): QuarantineEntry[];
export function splitQuarantined<Test extends { name: string }>(
  failed: readonly Test[],
  entries?: readonly QuarantineEntry[],
): { failing: Test[]; quarantined: Test[] };
