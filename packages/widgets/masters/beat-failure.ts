import { isVanbookError } from "@vanbook/sdk";
import type { BeatRow, RowFault } from "./beat-rows.ts";

/** Why something was not loaded, saved or deleted. */
export interface BeatFailure {
  title: string;
  detail?: string;
  requestId?: string;
  /** Somebody else was faster: loading again is the way on. */
  isOutdated?: true;
  /** The rows did not come. */
  isList?: true;
}

/** Messages under the fields; `rows` by the rows' keys. */
export interface BeatErrors {
  employee?: string;
  target?: string;
  plan?: string;
  rows?: Readonly<Record<string, RowFault>>;
}

/** A refusal in the server's own words; of what failed otherwise the documented ones, with the server's beside them. */
export function failureOf(problem: unknown, words: string): BeatFailure {
  if (!isVanbookError(problem)) return { title: words };
  const { status, message, requestId } = problem;
  if (status !== null && status < 500) return { title: message };
  return { title: words, detail: message, ...(requestId !== null && { requestId }) };
}

/** Whether somebody else was faster; a route twice is that too, because what stands twice on this page is not sent. */
export function isOutdated(problem: unknown): boolean {
  return isVanbookError(problem) && OUTDATED.has(problem.code);
}

/** What the server says of the rows that were sent, by their keys. */
export function rowFaults(problem: unknown, sent: readonly BeatRow[]): Record<string, RowFault> {
  const fields = isVanbookError(problem) ? problem.fields : [];
  const faults = fields.flatMap(({ field, message }): [string, RowFault][] => {
    const [, at, name] = /^(\d+)\.(\w+)$/.exec(field) ?? [];
    const row = sent[Number(at)];
    return row ? [[row.key, { field: name === "RouteID" ? "route" : "days", message }]] : [];
  });
  return Object.fromEntries(faults);
}

const OUTDATED: ReadonlySet<string> = new Set(["RECORD_CHANGED", "NOT_FOUND", "ROUTE_TWICE"]);
