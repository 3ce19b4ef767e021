import { messageOf } from "../../text/use-text.ts";
import type { Said } from "@vanbook/sdk/rules";
import { isVanbookError } from "@vanbook/sdk";
import type { Failure } from "../../form/failure.ts";
import type { BeatRow, RowFault } from "./beat-rows.ts";

/** Why something was not loaded, saved or deleted. */
export interface BeatFailure extends Failure {
  /** The rows did not come. */
  isList?: true;
}

/** Messages under the fields; `rows` by the rows' keys. */
export interface BeatErrors {
  employee?: string;
  target?: Said;
  plan?: string;
  rows?: Readonly<Record<string, RowFault>>;
}

/** What the server says of the rows that were sent, by their keys. */
export function rowFaults(problem: unknown, sent: readonly BeatRow[]): Record<string, RowFault> {
  const fields = isVanbookError(problem) ? problem.fields : [];
  const faults = fields.flatMap((said): [string, RowFault][] => {
    const [, at, name] = /^(\d+)\.(\w+)$/.exec(said.field) ?? [];
    const row = sent[Number(at)];
    return row ? [[row.key, { field: name === "RouteID" ? "route" : "days", message: messageOf(said) }]] : [];
  });
  return Object.fromEntries(faults);
}

/** Codes that say so when somebody else was faster; the third, because a route that stands twice on this page is not sent. */
export const OUTDATED: ReadonlySet<string> = new Set(["RECORD_CHANGED", "NOT_FOUND", "ROUTE_TWICE"]);
