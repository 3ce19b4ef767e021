import { GST_FIRST_DAY } from "../../books/law/tax-times.ts";
import { isDay } from "../../books/years/postable-year.ts";
import { GST_MASTERS } from "../format/gstr1-format.ts";
import { isValidGstin } from "./check-field.ts";
import type { ReportFault } from "./file-fault.ts";
import { readNodeText, type JsonNode } from "./read-json.ts";

/** Objects of a portal's file by the name of their kind, each with its fields by name. */
export type ObjectFormats = Readonly<Record<string, Readonly<Record<string, ObjectField>>>>;

/** Names of the data are those of their source. */
export interface ObjectField {
  type: "text" | "number" | "date" | "gstin" | "object" | "list";
  required?: boolean;
  min_length?: number;
  max_length?: number;
  pattern?: string;
  values?: readonly string[];
  /** A word that may be there instead of a GSTIN. */
  or?: string;
  least?: number;
  most?: number;
  decimals?: number;
  /** Whether the number is the code of a State, or the text the code of a unit. */
  state?: boolean;
  uqc?: boolean;
  /** Of an object, or of each item of a list. */
  section?: string;
  max_items?: number;
}

interface ObjectPlace {
  section: string;
  path: string;
}

/** Checks the fields of an object and of all that is in it: their names, types and values. */
export function checkObjects(
  formats: ObjectFormats,
  report: ReportFault,
  node: JsonNode,
  rootSection: string,
): void {
  checkObject(node, { section: rootSection, path: "" });

  function checkObject(node: JsonNode, { section, path }: ObjectPlace): void {
    if (node.is !== "object") return report(path, "type", "This must be an object.");
    const fields = formats[section] ?? {};
    const locate = (name: string) => (path === "" ? name : `${path}.${name}`);
    const names = node.entries.map(([name]) => name);
    for (const [at, [name, value]] of node.entries.entries()) {
      const field = fields[name];
      if (names.indexOf(name) !== at) report(locate(name), "repeated_key", `${name} is there twice.`);
      if (field) checkValue(field, value, locate(name));
      else report(locate(name), "unknown_key", `${section} has no ${name}.`);
    }
    for (const [name, { required }] of Object.entries(fields))
      if (required && !names.includes(name)) report(locate(name), "missing", `${name} is missing.`);
  }

  function checkValue(field: ObjectField, node: JsonNode, path: string): void {
    const { type, section = "" } = field;
    if (type === "object") return checkObject(node, { section, path });
    if (type === "list") return checkList(field, node, path);
    const form = type === "number" ? "number" : "text";
    if (node.is !== form) return report(path, "type", `This must be a ${form}.`);
    const text = readNodeText(node) ?? "";
    if (type === "number") checkNumber(report, field, text, path);
    else if (type === "date") checkDay(report, text, path);
    else if (type === "text") checkText(report, field, text, path);
    else if (text !== field.or && !isValidGstin(text)) report(path, "gstin", `${text} is no GSTIN.`);
  }

  function checkList({ section = "", max_items }: ObjectField, node: JsonNode, path: string): void {
    if (node.is !== "array") return report(path, "type", "This must be a list.");
    const { length } = node.items;
    if (length === 0 || length > (max_items ?? length))
      report(path, "max_items", `A list here has 1 to ${max_items} values, this one ${length}.`);
    for (const [at, item] of node.items.entries()) checkObject(item, { section, path: `${path}[${at}]` });
  }
}

/** A day as the portals write it, DD/MM/YYYY; undefined if it is none. */
export function readPortalDay(text: string): string | undefined {
  const day = text.split("/").toReversed().join("-");
  return /^\d\d\/\d\d\/\d{4}$/.test(text) && isDay(day) ? day : undefined;
}

function checkNumber(report: ReportFault, field: ObjectField, text: string, path: string): void {
  const { least = -Infinity, most = Infinity, decimals = 0, state: isState } = field;
  if (Number(text) < least || Number(text) > most)
    report(path, "range", `${text} is not from ${least} to ${most}.`);
  const [, digits = ""] = text.split(".");
  if (/e/i.test(text) || digits.length > decimals)
    report(path, "decimals", `${text} has more than ${decimals} decimals.`);
  if (isState && !Object.hasOwn(GST_MASTERS.states, text.padStart(2, "0")))
    report(path, "state", `${text} is no State.`);
}

function checkText(report: ReportFault, field: ObjectField, text: string, path: string): void {
  const { min_length: min = 0, max_length: max = Infinity, pattern, values, uqc: isUnit } = field;
  if (text.length < min || text.length > max)
    report(path, "length", `${text.length} characters are not ${min} to ${max}.`);
  if (pattern !== undefined && !findPattern(pattern).test(text))
    report(path, "pattern", `${text} does not match ${pattern}.`);
  if (values && !values.includes(text)) report(path, "values", `${text} is not one of ${values.join(", ")}.`);
  if (isUnit && !GST_MASTERS.uqc.some((unit) => unit.split("-")[0] === text))
    report(path, "unit", `${text} is no unit.`);
}

function checkDay(report: ReportFault, text: string, path: string): void {
  const day = readPortalDay(text);
  if (day === undefined) report(path, "date", `${text} is no date as DD/MM/YYYY.`);
  else if (day < GST_FIRST_DAY) report(path, "date", `${text} is before GST began.`);
}

function findPattern(source: string): RegExp {
  const pattern = patterns.get(source) ?? new RegExp(source);
  patterns.set(source, pattern);
  return pattern;
}

const patterns = new Map<string, RegExp>();
