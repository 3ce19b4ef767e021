import { GST_FIRST_DAY } from "../../../books/law/tax-times.ts";
import { isDay } from "../../../books/years/postable-year.ts";
import { isValidGstin } from "../../check/check-field.ts";
import type { FileFault, ReportFault } from "../../check/file-fault.ts";
import { parseFile } from "../../check/parse-file.ts";
import { readNodeText, type JsonNode } from "../../check/read-json.ts";
import { GST_MASTERS } from "../../format/gstr1-format.ts";
import { E_WAY_FORMAT, type EWayField } from "../format/e-way-format.ts";
import { checkEWayRules } from "./check-e-way-rules.ts";

/**
 * What the portal would refuse in a bulk file of e-way bills, by the format as data
 * (e-way-bill.json); nothing if it is right. It shares no code with the writer.
 */
export function checkEWayFile(text: string): FileFault[] {
  const faults: FileFault[] = [];
  const addFault: ReportFault = (path, rule, message) => faults.push({ path, rule, message });
  const node = parseFile(text, addFault);
  if (!node) return faults;
  checkObject(addFault, node, { section: "File", path: "" });
  // Rules about fields that are not there would only repeat these faults.
  if (faults.length === 0) checkEWayRules(node, addFault);
  return faults;
}

interface FieldPlace {
  section: string;
  path: string;
}

function checkObject(report: ReportFault, node: JsonNode, { section, path }: FieldPlace): void {
  if (node.is !== "object") return report(path, "type", "This must be an object.");
  const fields = E_WAY_FORMAT.sections[section] ?? {};
  const locate = (name: string) => (path === "" ? name : `${path}.${name}`);
  const names = node.entries.map(([name]) => name);
  for (const [at, [name, value]] of node.entries.entries()) {
    const field = fields[name];
    if (names.indexOf(name) !== at) report(locate(name), "repeated_key", `${name} is there twice.`);
    if (field) checkValue(report, field, value, locate(name));
    else report(locate(name), "unknown_key", `${section} has no ${name}.`);
  }
  for (const [name, { required }] of Object.entries(fields))
    if (required && !names.includes(name)) report(locate(name), "missing", `${name} is missing.`);
}

function checkValue(report: ReportFault, field: EWayField, node: JsonNode, path: string): void {
  if (field.type === "list") return checkList(report, field, node, path);
  const form = field.type === "number" ? "number" : "text";
  if (node.is !== form) return report(path, "type", `This must be a ${form}.`);
  const text = readNodeText(node) ?? "";
  if (field.type === "number") checkNumber(report, field, text, path);
  else if (field.type === "date") checkDay(report, text, path);
  else if (field.type === "text") checkText(report, field, text, path);
  else if (text !== field.or && !isValidGstin(text)) report(path, "gstin", `${text} is no GSTIN.`);
}

function checkList(report: ReportFault, field: EWayField, node: JsonNode, path: string): void {
  const { section = "", max_items: most = Infinity } = field;
  if (node.is !== "array") return report(path, "type", "This must be a list.");
  const { length } = node.items;
  if (length === 0 || length > most)
    report(path, "max_items", `A list here has 1 to ${most} values, this one ${length}.`);
  for (const [at, item] of node.items.entries())
    checkObject(report, item, { section, path: `${path}[${at}]` });
}

function checkNumber(report: ReportFault, field: EWayField, text: string, path: string): void {
  const { least = -Infinity, most = Infinity, decimals = 0, state: isState } = field;
  if (Number(text) < least || Number(text) > most)
    report(path, "range", `${text} is not from ${least} to ${most}.`);
  const [, digits = ""] = text.split(".");
  if (/e/i.test(text) || digits.length > decimals)
    report(path, "decimals", `${text} has more than ${decimals} decimals.`);
  if (isState && !Object.hasOwn(GST_MASTERS.states, text.padStart(2, "0")))
    report(path, "state", `${text} is no State.`);
}

function checkText(report: ReportFault, field: EWayField, text: string, path: string): void {
  const { min_length: min = 0, max_length: max = Infinity, pattern, values, uqc: isUnit } = field;
  if (text.length < min || text.length > max)
    report(path, "length", `${text.length} characters are not ${min} to ${max}.`);
  if (pattern !== undefined && !new RegExp(pattern).test(text))
    report(path, "pattern", `${text} does not match ${pattern}.`);
  if (values && !values.includes(text)) report(path, "values", `${text} is not one of ${values.join(", ")}.`);
  if (isUnit && !GST_MASTERS.uqc.some((unit) => unit.split("-")[0] === text))
    report(path, "unit", `${text} is no unit.`);
}

function checkDay(report: ReportFault, text: string, path: string): void {
  const day = text.split("/").toReversed().join("-");
  if (!/^\d\d\/\d\d\/\d{4}$/.test(text) || !isDay(day))
    report(path, "date", `${text} is no date as DD/MM/YYYY.`);
  else if (day < GST_FIRST_DAY) report(path, "date", `${text} is before GST began.`);
}
