import type { Seen } from "../crash/wire.ts";
import { isMeant } from "./situations.ts";

/** Statistics of the responses that users got. */
export interface Answers {
  /** Durations of successful requests in milliseconds, by operation. */
  times: ReadonlyMap<string, readonly number[]>;
  /** Number of refusals by operation and code, for example `bills.post STOCK_SHORT`. */
  refusals: ReadonlyMap<string, number>;
  /** Responses that no user may get. */
  findings: string[];
  /** Records a response; returns its body if the request succeeded. */
  note<T>(operation: string, response: Seen, milliseconds: number): T | undefined;
  /** Clears everything recorded so far. */
  forget(): void;
}

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
    note<T>(operation: string, response: Seen, milliseconds: number) {
      if (response !== "nothing" && response.status === 200) {
        const own = times.get(operation) ?? [];
        times.set(operation, own);
        own.push(milliseconds);
        return JSON.parse(response.text) as T; // the operation's response in the contract
      }
      const code = getErrorCode(response);
      const name = `${operation} ${code}`;
      refusals.set(name, (refusals.get(name) ?? 0) + 1);
      const isOutage = response === "nothing" || response.status >= 500;
      if (isOutage || !isMeant(operation, code))
        findings.push(`${operation} was answered by ${JSON.stringify(response).slice(0, 300)}`);
      return undefined;
    },
  };
}

/** The given percentile of times, in milliseconds; 100 is the longest. */
export function calculatePercentile(times: readonly number[], percent: number): number {
  const inOrder = times.toSorted((a, b) => a - b);
  return inOrder[Math.max(0, Math.ceil((inOrder.length * percent) / 100) - 1)] ?? 0;
}

function getErrorCode(response: Seen): string {
  if (response === "nothing") return "no answer";
  try {
    return (JSON.parse(response.text) as { code?: string }).code ?? String(response.status); // error shape of the contract
  } catch {
    return String(response.status);
  }
}
