import type { Seen } from "../crash/wire.ts";
import { isMeant } from "./situations.ts";

/** What people were answered. */
export interface Answers {
  /** How long what was done took, in milliseconds, by operation. */
  times: ReadonlyMap<string, readonly number[]>;
  /** How often what was refused, as `bills.post STOCK_SHORT`. */
  refusals: ReadonlyMap<string, number>;
  /** Answers that nobody may get. */
  findings: string[];
  /** Notes an answer; returns its body if what was asked for was done. */
  note<T>(operation: string, seen: Seen, milliseconds: number): T | undefined;
  /** Forgets what was noted so far. */
  forget(): void;
}

/** Makes an empty one. */
export function createAnswers(): Answers {
  const times = new Map<string, number[]>();
  const refusals = new Map<string, number>();
  const findings: string[] = [];
  return {
    times,
    refusals,
    findings,
    forget() {
      times.clear();
      refusals.clear();
      findings.length = 0;
    },
    note<T>(operation: string, seen: Seen, milliseconds: number) {
      if (seen !== "nothing" && seen.status === 200) {
        const own = times.get(operation) ?? [];
        times.set(operation, own);
        own.push(milliseconds);
        return JSON.parse(seen.text) as T; // what the contract says that the operation answers
      }
      const code = codeOf(seen);
      const name = `${operation} ${code}`;
      refusals.set(name, (refusals.get(name) ?? 0) + 1);
      const isOutage = seen === "nothing" || seen.status >= 500;
      if (isOutage || !isMeant(operation, code))
        findings.push(`${operation} was answered by ${JSON.stringify(seen).slice(0, 300)}`);
      return undefined;
    },
  };
}

/** The time that so many in a hundred of some took at most, in milliseconds; 100 is the longest. */
export function percentile(times: readonly number[], percent: number): number {
  const inOrder = times.toSorted((a, b) => a - b);
  return inOrder[Math.max(0, Math.ceil((inOrder.length * percent) / 100) - 1)] ?? 0;
}

function codeOf(seen: Seen): string {
  if (seen === "nothing") return "no answer";
  try {
    return (JSON.parse(seen.text) as { code?: string }).code ?? String(seen.status); // the contract's error
  } catch {
    return String(seen.status);
  }
}
