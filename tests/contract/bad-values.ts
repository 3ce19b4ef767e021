import type { SpecSchema } from "../../packages/server/contract/spec.ts";

/**
 * An invalid value of a field and its message; inside this file, the message without the field's
 * name.
 */
export type BadValue = readonly [value: unknown, sentence: string];

/**
 * Values that the contract refuses. Number fields also accept numeric texts, so these are not
 * included.
 */
export function listBadValues(name: string, schema: SpecSchema, place: "body" | "query"): BadValue[] {
  const at = toPlainSchema(schema);
  return listValuesOfSchema(at, place).map(([value, sentence]) => [
    value,
    at["x-message"] ?? `${name} ${sentence}.`,
  ]);
}

function listValuesOfSchema(at: Limits, place: "body" | "query"): BadValue[] {
  const types = [at.type].flat();
  const wrong: unknown = place === "body" ? { $gt: "" } : undefined;
  const type = types.includes("integer")
    ? types.includes("null") && types.length > 1
      ? "must be a whole number or empty"
      : "must be a whole number"
    : types.length > 1
      ? "must be text or empty"
      : "must be text";
  const values: BadValue[] =
    wrong === undefined
      ? []
      : [
          [wrong, type],
          [[[1]], type],
        ];
  if (types.includes("integer")) return [...values, ...listBadNumbers(at, type)];
  if (at.format === "date") return [...values, ...BAD_DATES.map((date): BadValue => [date, NO_DATE])];
  if (at.enum) values.push(["Sideways", `must be one of ${at.enum.map(describeValue).join(", ")}`]);
  if (at.maxLength && at.maxLength <= 100 && !at.pattern && !at.enum)
    values.push(["x".repeat(at.maxLength + 1), `must have at most ${at.maxLength} characters`]);
  if (at.pattern === USER_LIST)
    values.push(
      ["1;DROP TABLE bills", "is not valid"],
      ["1,,2", "is not valid"],
      ["-1", "is not valid"],
      [" 1", "is not valid"],
    );
  // Not for a query: one of that length is refused before it reaches the operation.
  if (at.pattern === USER_LIST && place === "body")
    values.push([`1${",1".repeat(10_000)}`, "must have at most 20000 characters"]);
  return values;
}

function listBadNumbers(at: Limits, type: string): BadValue[] {
  const values: BadValue[] = ["twelve", "1.5", "NaN", "1e3", "0x10", "1 OR 1=1"].map((text) => [text, type]);
  if (at.enum) return [...values, [7, `must be one of ${at.enum.map(describeValue).join(", ")}`]];
  if (at.minimum !== undefined) values.push([at.minimum - 1, `must be at least ${at.minimum}`]);
  for (const beyond of at.maximum === undefined ? [] : [at.maximum + 1, 9e15])
    values.push([beyond, `must be at most ${at.maximum}`]);
  return values;
}

/** A schema without its null alternative. */
function toPlainSchema(schema: SpecSchema): Limits {
  const { oneOf } = schema;
  return oneOf ? toPlainSchema(oneOf.find(({ type }) => type !== "null") ?? {}) : (schema as Limits);
}

/** An enum value as the message names it. */
function describeValue(value: unknown): string {
  return value === null ? "empty" : String(value);
}

type Limits = SpecSchema & { enum?: unknown[]; minimum?: number; maximum?: number };

const USER_LIST = "^[0-9]{1,10}(,[0-9]{1,10})*$";
const NO_DATE = "must be a date (YYYY-MM-DD)";
const BAD_DATES = [
  "2026-02-30",
  "2025-02-29",
  "2026-00-10",
  "2026-13-01",
  "30-04-2026",
  "04/30/2026",
  "2026-4-1",
  "20260401",
  "2026-04-01T00:00:00Z",
  "2026-04-01' OR '1'='1",
  "yesterday",
  "५-४-२०२६",
];
