import { fromDatabaseTime } from "../database-time.ts";

export interface WrittenSchema {
  type?: string | readonly string[];
  format?: string;
  properties?: Record<string, WrittenSchema>;
  items?: WrittenSchema;
  additionalProperties?: boolean | WrittenSchema;
  oneOf?: readonly WrittenSchema[];
  allOf?: readonly WrittenSchema[];
  [extension: `x-${string}`]: unknown;
}

export type Write = (value: unknown) => string;

/**
 * Decimals come as strings from the database and are written as JSON numbers digit by digit, never
 * through floating point. Money always has two decimals; other decimals lose trailing zeros.
 */
export function createJsonWriter(schema: WrittenSchema): Write {
  if (schema.allOf) return createJsonWriter(mergeParts(schema));
  const present = omitNull(schema);
  if (present !== schema) return createJsonWriter(present);
  if (schema.format && schema.format in DECIMAL_FORMATS)
    return createDecimalWriter(schema.format === "money");
  if (schema.format === "date-time")
    return (value) => (typeof value === "string" ? JSON.stringify(formatIsoTime(value)) : "null");
  if (schema.type === "array" && schema.items) return createArrayWriter(createJsonWriter(schema.items));
  const others = schema.additionalProperties;
  const writeOther = typeof others === "object" ? createJsonWriter(others) : undefined;
  if (schema.properties) return createObjectWriter(schema.properties, writeOther);
  return writeOther ? mapWriter(writeOther) : writePlain;
}

/**
 * The schema of the entries of a list: of the value itself, or of the property with the name.
 * Undefined if the contract does not say what the entries are.
 */
export function findListEntry(schema: WrittenSchema, name: string | undefined): WrittenSchema | undefined {
  const whole = schema.allOf ? mergeParts(schema) : omitNull(schema);
  const list = name === undefined ? whole : omitNull(whole.properties?.[name] ?? {});
  return list.type === "array" ? list.items : undefined;
}

function omitNull(schema: WrittenSchema): WrittenSchema {
  const option = schema.oneOf?.find(({ type }) => type !== "null");
  return option && schema.oneOf?.length === 2 ? option : schema;
}

/** Fast path: most values are integers or short texts without characters to escape. */
function writePlain(value: unknown): string {
  if (typeof value === "string" && PLAIN_TEXT.test(value)) return `"${value}"`;
  return JSON.stringify(value ?? null);
}

/** Throws if a value is not a decimal string. */
export function createDecimalWriter(twoDecimals: boolean): Write {
  return (value) => {
    if (value === null || value === undefined) return "null";
    const text = typeof value === "string" ? value : String(value);
    if (twoDecimals && TWO_DECIMALS.test(text)) return text; // money columns already have this form
    const match = DECIMAL_PATTERN.exec(text);
    if (!match) throw new TypeError(`Not a decimal: ${text}`);
    const [, whole = "0", digits = ""] = match;
    if (twoDecimals) return `${whole}.${digits.slice(0, 2).padEnd(2, "0")}`;
    const significant = digits.replace(/0+$/, "");
    return significant === "" ? whole : `${whole}.${significant}`;
  };
}

/** A placeholder in a value still to be written: the entries are already written as JSON. */
export class WrittenArray {
  readonly json: string;
  constructor(entries: readonly string[]) {
    this.json = `[${entries.join(",")}]`;
  }
}

function createArrayWriter(write: Write): Write {
  return (value) => {
    if (value instanceof WrittenArray) return value.json;
    return Array.isArray(value) ? `[${value.map(write).join(",")}]` : "null";
  };
}

function mapWriter(write: Write): Write {
  return (value) =>
    `{${Object.entries(value ?? {})
      .map(([key, inner]) => `${JSON.stringify(key)}:${write(inner)}`)
      .join(",")}}`;
}

function createObjectWriter(
  properties: Record<string, WrittenSchema>,
  // Fields that are not in the contract are written too, so response validation can find them.
  writeOther: Write = JSON.stringify,
): Write {
  const fields = new Map(
    Object.entries(properties).map(([name, schema]) => [name, makeField(name, createJsonWriter(schema))]),
  );
  return (value) => {
    if (value === null || value === undefined) return "null";
    const row = value as Readonly<Record<string, unknown>>; // the contract says that it is an object
    const pieces: string[] = [];
    for (const name of Object.keys(row)) {
      const inner = row[name];
      if (inner === undefined) continue;
      const { label, write } = fields.get(name) ?? makeField(name, writeOther);
      pieces.push(pieces.length === 0 ? "{" : ",", label, write(inner));
    }
    return pieces.length === 0 ? "{}" : `${pieces.join("")}}`;
  };
}

function makeField(name: string, write: Write) {
  return { label: `${JSON.stringify(name)}:`, write };
}

/**
 * Writes a row whose cells are in the order of `formats`. Joins the cells in one call: a string built
 * with += stays a tree of its parts, and for ten thousand rows collecting those trees as garbage
 * costs more than all other work here.
 */
export function createRowWriter(
  { formats, writers }: { formats: ReadonlyMap<string, unknown>; writers: ReadonlyMap<string, Write> },
  shape: "array" | "object",
): (row: readonly unknown[]) => string {
  const [begin, end] = shape === "array" ? ["[", "]"] : ["{", "}"];
  const writeLabel = (name: string) => (shape === "array" ? "" : `${JSON.stringify(name)}:`);
  const names = [...formats.keys()];
  const pieces = names
    .flatMap((name, at) => [`${at === 0 ? begin : ","}${writeLabel(name)}`, ""])
    .concat(end);
  const cells = names.map((name) => rememberLast(writers.get(name) ?? JSON.stringify));
  return (row) => {
    for (let at = 0; at < cells.length; at++) pieces[2 * at + 1] = cells[at]?.(row[at]) ?? "null";
    return pieces.join("");
  };
}

/** Consecutive rows often share values: the day, the series, the salesman. */
function rememberLast(write: Write): Write {
  let last: unknown;
  let text: string | undefined;
  return (value) => {
    if (text !== undefined && value === last) return text;
    last = value;
    text = write(value);
    return text;
  };
}

function mergeParts({ allOf = [], properties }: WrittenSchema): WrittenSchema {
  const parts = [...allOf.map((part) => part.properties), properties];
  return { type: "object", properties: Object.assign({}, ...parts) };
}

function formatIsoTime(text: string) {
  return text.includes(" ") ? fromDatabaseTime(text) : text;
}

const DECIMAL_FORMATS = { money: 1, quantity: 1, price: 1, percent: 1 };
const TWO_DECIMALS = /^-?\d+\.\d\d$/;
const PLAIN_TEXT = /^[ !#-[\]-~]*$/;
const DECIMAL_PATTERN = /^(-?\d+)(?:\.(\d+))?$/;
