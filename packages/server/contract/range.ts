import * as say from "@vanbook/sdk/messages";
import { problem } from "@vanbook/sdk/problem";

/**
 * Throws RANGE_REQUIRED, RANGE_REVERSED or RANGE_TOO_LONG (three years). If the end is optional and
 * missing, the range ends today; if the start is optional and missing, all days are included. `today`
 * returns the current day.
 */
export function checkRange(
  given: Record<string, unknown>,
  [from, to]: readonly [string, string],
  optional: readonly string[],
  today: () => string,
): void {
  const first = given[from];
  if (optional.includes(from) && isAbsent(first)) return;
  const last = given[to] ?? (optional.includes(to) ? today() : undefined);
  if (isAbsent(first) || isAbsent(last)) throw missing(given, from, to);
  if (!isDay(first) || !isDay(last)) return; // validation against the contract reports it
  const days = (Date.parse(last) - Date.parse(first)) / DAY;
  if (days < 0)
    throw problem("RANGE_REVERSED", { fields: [{ field: to, ...say.rangeReversed({ to, from }) }] });
  if (days > MAX_DAYS)
    throw problem("RANGE_TOO_LONG", {
      fields: [{ field: from, ...say.rangeTooLong({ from, to }) }],
    });
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}

function isDay(value: unknown): value is string {
  if (typeof value !== "string" || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const at = new Date(value);
  // new Date("…-02-30") is 2 March.
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value);
}

function missing(given: Record<string, unknown>, ...names: string[]) {
  const fields = names
    .filter((name) => !given[name])
    .map((field) => ({ field, ...say.fieldRequired({ field }) }));
  return problem("RANGE_REQUIRED", { fields });
}

const DAY = 24 * 60 * 60 * 1000;
const MAX_DAYS = 3 * 366;
