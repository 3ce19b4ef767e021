import type { ConditionFormat, RuleFormat } from "../format/gstr1-format.ts";
import type { ReportFault } from "./file-fault.ts";
import type { JsonNode } from "./read-json.ts";

/** The values of a record and of what it is in, by key. */
export type RecordValues = ReadonlyMap<string, JsonNode>;

/** Checks the rules whose field `isOwn`: it is a key of this level. */
export function checkRules(
  report: ReportFault,
  path: string,
  rules: readonly RuleFormat[],
  values: RecordValues,
  isOwn: (field: string) => boolean,
): void {
  for (const { id, when, assert } of rules) {
    if (!isOwn(assert.field) || (when && !isMet(when, values))) continue;
    if (!isMet(assert, values)) report(path, id, `${assert.field} breaks the rule ${id}.`);
  }
}

function isMet(condition: ConditionFormat, values: RecordValues): boolean {
  const value = readValue(values, condition.field);
  if (condition.empty !== undefined) return (value === undefined) === condition.empty;
  if (condition.in) return typeof value === "string" && condition.in.includes(value);
  if (condition.ne !== undefined) return value !== condition.ne;
  // A share of the rate that is left out is the whole rate.
  if (condition.eq !== undefined) return (value ?? (condition.eq === 1 ? 1 : undefined)) === condition.eq;
  if (condition.gte_field !== undefined)
    return Number(value) >= Number(readValue(values, condition.gte_field));
  const other = readValue(values, condition.sign_agrees_with ?? "");
  return Number(value) * Number(other) >= 0;
}

function readValue(values: RecordValues, field: string): string | number | undefined {
  const node = values.get(field);
  if (node?.is === "number") return Number(node.text);
  return node?.is === "text" ? node.text : undefined;
}
