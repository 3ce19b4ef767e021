import { toText, type Said } from "../messages/message.ts";

/**
 * A rule over a form: required fields, fields that are given together or not at all, a pair that
 * must be the same or must differ, two numbers that must not decrease, or a text that must start
 * with another (ignoring case). `when` limits it to forms with those values, `unless` to forms
 * without them.
 */
export type FormRule = (
  | { required: readonly string[] }
  | { together: readonly string[] }
  | { same: readonly [string, string] }
  | { differ: readonly [string, string] }
  | { rising: readonly [string, string] }
  | { begins: readonly [field: string, text: string] }
) & {
  message: Said;
  when?: Readonly<Record<string, unknown>>;
  unless?: Readonly<Record<string, unknown>>;
};

/** The message of the first rule that a form breaks, in English. */
export function brokenForm(
  rules: readonly FormRule[],
  values: Readonly<Record<string, unknown>>,
): string | undefined {
  const fault = findBrokenRules(rules, values).next().value?.message;
  return fault === undefined ? undefined : toText(fault);
}

/** `findFormFaults` in English. */
export function brokenFormFields(
  rules: readonly FormRule[],
  values: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const faults = Object.entries(findFormFaults(rules, values));
  return Object.fromEntries(faults.map(([field, sentence]) => [field, toText(sentence)]));
}

/** The message for each field by which a form breaks its rules; for a pair, on the second field. */
export function findFormFaults(
  rules: readonly FormRule[],
  values: Readonly<Record<string, unknown>>,
): Record<string, Said> {
  const faultsByField: Record<string, Said> = {};
  for (const { fields, message } of findBrokenRules(rules, values)) {
    for (const field of fields) faultsByField[field] ??= message;
  }
  return faultsByField;
}

function* findBrokenRules(rules: readonly FormRule[], values: Readonly<Record<string, unknown>>) {
  for (const rule of rules) {
    const { message, when = {}, unless = {} } = rule;
    const has = ([name, value]: [string, unknown]) => String(values[name]) === String(value);
    if (!Object.entries(when).every(has) || Object.entries(unless).some(has)) continue;
    const fields = listBrokenFields(rule, values);
    if (fields.length > 0) yield { fields, message };
  }
}

function listBrokenFields(rule: FormRule, values: Readonly<Record<string, unknown>>): readonly string[] {
  const readText = (name: string) => String(values[name] ?? "").trim();
  const isMissing = (name: string) => readText(name) === "";
  if ("required" in rule) return rule.required.filter(isMissing);
  if ("together" in rule) return rule.together.every(isMissing) ? [] : rule.together.filter(isMissing);
  if ("begins" in rule) {
    const [field, start] = rule.begins;
    return isMissing(field) || readText(field).toUpperCase().startsWith(start.toUpperCase()) ? [] : [field];
  }
  if ("same" in rule) return values[rule.same[0]] === values[rule.same[1]] ? [] : [rule.same[1]];
  const [one, other] = "differ" in rule ? rule.differ : rule.rising;
  const isBroken =
    "differ" in rule ? readText(one) === readText(other) : Number(values[other]) < Number(values[one]);
  return isBroken && !isMissing(one) && !isMissing(other) ? [other] : [];
}
