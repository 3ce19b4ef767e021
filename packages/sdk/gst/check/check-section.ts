import {
  GSTR1_FORMAT,
  type FieldFormat,
  type SectionFormat,
  type SectionLevel,
} from "../format/gstr1-format.ts";
import { checkAmounts } from "./check-amounts.ts";
import { checkField } from "./check-field.ts";
import { checkRules } from "./check-rules.ts";
import type { CheckedFile } from "./file-fault.ts";
import { readNodeText, type JsonEntry, type JsonNode } from "./read-json.ts";

/** Checks the records of a section: their keys in order, values, rules, and that none is repeated. */
export function checkSection(file: CheckedFile, section: string, path: string, node: JsonNode): void {
  const format = GSTR1_FORMAT.sections[section];
  if (!format) return file.report(path, "section", `The format has no ${section}.`);
  const levels = LEVELS_IN_ORDER.filter((level) => format.keys[level] !== undefined);
  checkList({ file, section, format, levels, seen: new Set() }, 0, path, node, new Map());
}

interface SectionCheck {
  file: CheckedFile;
  section: string;
  format: SectionFormat;
  levels: readonly SectionLevel[];
  /** Groups and documents of the section, by what may not be repeated. */
  seen: Set<string>;
}

type Values = Map<string, JsonNode>;

function checkList(check: SectionCheck, depth: number, path: string, node: JsonNode, outer: Values): void {
  if (node.is !== "array") return check.file.report(path, "type", "This must be a list.");
  const seenItems = new Set<string>();
  for (const [at, item] of node.items.entries())
    checkRecord(check, depth, { path: `${path}[${at}]`, at, seenItems }, item, outer);
}

interface RecordPlace {
  path: string;
  /** Its place in the list. */
  at: number;
  /** What its list has had. */
  seenItems: Set<string>;
}

function checkRecord(
  check: SectionCheck,
  depth: number,
  place: RecordPlace,
  node: JsonNode,
  outer: Values,
): void {
  const { file, format, section, levels } = check;
  const { path } = place;
  if (node.is !== "object") return file.report(path, "type", "This must be an object.");
  const level = levels[depth] ?? "record";
  const keys = readKeys(format.keys[level] ?? NO_KEYS);
  const entries = flattenEntries(node.entries, keys);
  checkKeys(file, path, keys, entries);
  const nestedKey = depth + 1 < levels.length ? keys.at(-1)?.name : undefined;
  const values = new Map(outer);
  for (const [key, value] of entries) {
    const name = key.slice(key.indexOf(".") + 1);
    if (!keys.some((each) => each.name === name)) continue;
    values.set(name, value);
    if (name !== nestedKey)
      checkField(file, { path: `${path}.${key}`, section, name }, findField(format, name), value);
  }
  checkRules(file.report, path, format.rules, values, (field) => keys.some(({ name }) => name === field));
  checkAmounts(file, { path, section, level, at: place.at }, values);
  checkRepeated(check, level, place, values);
  const nestedList = nestedKey === undefined ? undefined : values.get(nestedKey);
  if (nestedList && nestedKey !== undefined)
    checkList(check, depth + 1, `${path}.${nestedKey}`, nestedList, values);
}

interface ExpectedKey {
  /** With the object that it is in: `itm_det.rt`. */
  path: string;
  name: string;
  mayBeMissing: boolean;
}

function readKeys(keys: readonly string[]): readonly ExpectedKey[] {
  const knownKeys = parsedKeys.get(keys);
  if (knownKeys) return knownKeys;
  const expectedKeys = keys.map((key): ExpectedKey => {
    const path = key.replace(/\?$/, "");
    return { path, name: path.slice(path.indexOf(".") + 1), mayBeMissing: key.endsWith("?") };
  });
  parsedKeys.set(keys, expectedKeys);
  return expectedKeys;
}

const parsedKeys = new WeakMap<readonly string[], readonly ExpectedKey[]>();

/** Objects that only hold keys of the record, such as `itm_det`, are opened. */
function flattenEntries(entries: readonly JsonEntry[], keys: readonly ExpectedKey[]): JsonEntry[] {
  return entries.flatMap(([key, node]): JsonEntry[] =>
    node.is === "object" && keys.some(({ path }) => path.startsWith(`${key}.`))
      ? node.entries.map(([inner, value]) => [`${key}.${inner}`, value])
      : [[key, node]],
  );
}

function checkKeys(
  { report }: CheckedFile,
  path: string,
  keys: readonly ExpectedKey[],
  entries: readonly JsonEntry[],
): void {
  const places = entries.map(([key]) => keys.findIndex((each) => each.path === key));
  for (const [at, place] of places.entries()) {
    const key = entries[at]?.[0] ?? "";
    if (place < 0) report(`${path}.${key}`, "unknown_key", `The format has no key ${key} here.`);
    else if (places.indexOf(place) < at) report(`${path}.${key}`, "repeated_key", `${key} is there twice.`);
    else if (places.slice(0, at).some((before) => before > place))
      report(`${path}.${key}`, "key_order", `${key} is not in its place.`);
  }
  for (const [at, { path: key, mayBeMissing }] of keys.entries())
    if (!mayBeMissing && !places.includes(at)) report(`${path}.${key}`, "missing_key", `${key} is missing.`);
}

/** Taxes, numbers and official descriptions have no field in the format. Taxes are written as the taxable value is. */
function findField(format: SectionFormat, name: string): FieldFormat {
  const field = format.fields[name];
  if (field) return field;
  if (TEXT_KEYS.has(name)) return { type: "text" };
  if (WHOLE_NUMBERS.has(name)) return { type: "decimal", pattern: "^\\d+$" };
  const pattern = (format.fields["txval"] ?? format.fields["csamt"])?.pattern;
  return { type: "decimal", ...(pattern !== undefined && { pattern }) };
}

function checkRepeated(
  { file, section, format, seen }: SectionCheck,
  level: SectionLevel,
  { path, seenItems }: RecordPlace,
  values: Values,
): void {
  if (level === "invoice") checkOriginal(file, section, path, values, seen);
  const fields = format.grouping[`${level}_key`];
  if (!fields) return;
  const uniqueFields = [...fields, ...(MORE_UNIQUE_FIELDS[section] ?? [])];
  const key =
    `${level}: ${uniqueFields.map((field) => readNodeText(values.get(field)) ?? "").join(" ")}`.toUpperCase();
  const seenKeys = level === "item" ? seenItems : seen;
  if (seenKeys.has(key)) file.report(path, "repeated", `${uniqueFields.join(", ")} are there twice.`);
  seenKeys.add(key);
  const numbers = NUMBERED_SECTIONS[section];
  if (level === "invoice" && numbers !== undefined) checkNumber(file, path, `${numbers} ${key}`);
}

/** A document is amended once in a return. */
function checkOriginal(
  { report }: CheckedFile,
  section: string,
  path: string,
  values: Values,
  seenKeys: Set<string>,
): void {
  const number = readNodeText(values.get("oinum") ?? values.get("ont_num"));
  if (number === undefined) return;
  const key = `original ${number}`.toUpperCase();
  if (seenKeys.has(key)) report(path, "repeated_original", `${section} amends ${number} twice.`);
  seenKeys.add(key);
}

/** A number is used once in all sections of invoices, or of notes; amendments may repeat it. */
function checkNumber({ numbers, report }: CheckedFile, path: string, number: string): void {
  if (numbers.has(number)) report(path, "repeated_number", "Another section has this document number.");
  numbers.add(number);
}

/**
 * What the grouping leaves out: the tool keeps a row of table 12 for each code, unit and rate, and
 * the file has `fy` and `omonth` together, as `omon`.
 */
const MORE_UNIQUE_FIELDS: Readonly<Record<string, readonly string[]>> = {
  ...{ "hsn-b2b": ["rt"], "hsn-b2c": ["rt"], b2csa: ["omon"] },
};
const NO_KEYS: readonly string[] = [];
const NUMBERED_SECTIONS: Readonly<Record<string, "invoices" | "notes">> = {
  ...{ b2b: "invoices", b2cl: "invoices", exp: "invoices", cdnr: "notes", cdnur: "notes" },
};
const LEVELS_IN_ORDER: readonly SectionLevel[] = ["envelope", "invoice", "item", "record"];
const TEXT_KEYS: ReadonlySet<string> = new Set(["sply_ty", "omon", "desc"]);
const WHOLE_NUMBERS: ReadonlySet<string> = new Set(["num", "doc_num", "net_issue"]);
