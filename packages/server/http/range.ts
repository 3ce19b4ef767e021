import { problem } from "./problem.ts";

/** Refuses a range of dates that is missing, reversed or longer than reports are made for. */
export function checkRange(
  given: Record<string, unknown>,
  [from, to]: readonly [string, string],
  today: string,
): void {
  const first = given[from];
  if (typeof first !== "string" || first === "") throw missing(given, from, to);
  const last = given[to] ?? today;
  if (typeof last !== "string" || last === "") throw missing(given, from, to);
  const days = (Date.parse(last) - Date.parse(first)) / DAY;
  if (Number.isNaN(days)) return; // not dates: the contract's check says which
  if (days < 0)
    throw problem("RANGE_REVERSED", { fields: [{ field: to, message: `${to} is before ${from}.` }] });
  if (days > MAX_DAYS)
    throw problem("RANGE_TOO_LONG", {
      fields: [{ field: from, message: `${from} is more than three years before ${to}.` }],
    });
}

function missing(given: Record<string, unknown>, ...names: string[]) {
  const fields = names
    .filter((name) => !given[name])
    .map((field) => ({ field, message: `${field} is required.` }));
  return problem("RANGE_REQUIRED", { fields });
}

const DAY = 24 * 60 * 60 * 1000;
const MAX_DAYS = 3 * 366;
