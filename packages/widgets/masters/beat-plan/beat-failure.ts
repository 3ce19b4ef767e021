import { messageOf } from "../../../sdk/text/say-in.ts";
import type { Said } from "@vanbook/sdk/rules";
import { isVanbookError } from "@vanbook/sdk";
import type { Failure } from "../../form/failure.ts";
import type { BeatRow, RowFault } from "./beat-rows.ts";

/** Why loading, saving or deleting failed. */
export interface BeatFailure extends Failure {
  /** The rows could not be loaded. */
  isList?: true;
}

/** Messages under the fields; `rows` by row key. */
export interface BeatErrors {
  employee?: string;
  target?: Said;
  plan?: string;
  rows?: Readonly<Record<string, RowFault>>;
}

/** The server's messages about the sent rows, by row key. */
export function rowFaults(problem: unknown, sent: readonly BeatRow[]): Record<string, RowFault> {
  const fields = isVanbookError(problem) ? problem.fields : [];
  const faults = fields.flatMap((said): [string, RowFault][] => {
    const [, at, name] = /^(\d+)\.(\w+)$/.exec(said.field) ?? [];
    const row = sent[Number(at)];
    return row ? [[row.key, { field: name === "RouteID" ? "route" : "days", message: messageOf(said) }]] : [];
  });
  return Object.fromEntries(faults);
}

/**
 * Error codes that mean someone else changed the plan first. ROUTE_TWICE is one of them because this page never
 * sends a route twice.
 */
export const OUTDATED: ReadonlySet<string> = new Set(["RECORD_CHANGED", "NOT_FOUND", "ROUTE_TWICE"]);
