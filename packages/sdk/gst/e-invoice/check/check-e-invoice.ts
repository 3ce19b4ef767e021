import { isDay } from "../../../books/years/postable-year.ts";
import { GST_FIRST_DAY } from "../../../books/law/tax-times.ts";
import { isValidGstin } from "../../check/check-field.ts";
import type { FileFault, ReportFault } from "../../check/file-fault.ts";
import { parseFile } from "../../check/parse-file.ts";
import { readNodeText, type JsonNode } from "../../check/read-json.ts";
import { E_INVOICE_FORMAT, type EInvoiceField } from "../format/inv-01-format.ts";
import { checkInvoiceSums } from "./check-invoice-sums.ts";
import { checkInvoiceTax } from "./check-invoice-tax.ts";

export interface EInvoiceCheckOptions {
  /** `YYYY-MM-DD`: a later document is refused. */
  today?: string;
}

/**
 * What the portal would refuse in an e-invoice, by the format as data (inv-01.json); nothing if it is
 * right. It shares no code with the writer.
 */
export function checkEInvoice(text: string, options: EInvoiceCheckOptions = {}): FileFault[] {
  const faults: FileFault[] = [];
  const addFault: ReportFault = (path, rule, message) => faults.push({ path, rule, message });
  const node = parseFile(text, addFault);
  if (!node) return faults;
  checkObject({ report: addFault, options }, node, { section: "Invoice", path: "" });
  // Sums of fields that are not there would only repeat these faults.
  if (faults.length === 0) {
    checkInvoiceSums(node, addFault);
    checkInvoiceTax(node, addFault);
  }
  return faults;
}

/** A bulk file: each fault's path begins with the place of its document. */
export function checkEInvoiceFile(text: string, options: EInvoiceCheckOptions = {}): FileFault[] {
  const values: unknown = JSON.parse(text);
  if (!Array.isArray(values)) return [{ path: "", rule: "type", message: "The file must be a list." }];
  return values.flatMap((value: unknown, at) =>
    checkEInvoice(JSON.stringify(value), options).map((fault) => ({
      ...fault,
      path: `[${at}].${fault.path}`,
    })),
  );
}

interface CheckedInvoice {
  report: ReportFault;
  options: EInvoiceCheckOptions;
}

interface FieldPlace {
  section: string;
  path: string;
}

function checkObject(invoice: CheckedInvoice, node: JsonNode, { section, path }: FieldPlace): void {
  const { report } = invoice;
  if (node.is !== "object") return report(path, "type", "This must be an object.");
  const fields = E_INVOICE_FORMAT.sections[section] ?? {};
  const names = node.entries.map(([name]) => name);
  for (const [at, [name, value]] of node.entries.entries()) {
    const field = fields[name];
    const place = path === "" ? name : `${path}.${name}`;
    if (names.indexOf(name) !== at) report(place, "repeated_key", `${name} is there twice.`);
    if (field) checkValue(invoice, field, value, place);
    else report(place, "unknown_key", `${section} has no ${name}.`);
  }
  for (const [name, { required }] of Object.entries(fields))
    if (required && !names.includes(name))
      report(path === "" ? name : `${path}.${name}`, "missing", `${name} is missing.`);
}

function checkValue(invoice: CheckedInvoice, field: EInvoiceField, node: JsonNode, path: string): void {
  const { report } = invoice;
  const { section = "" } = field;
  if (field.type === "object") return checkObject(invoice, node, { section, path });
  if (field.type === "list") {
    if (node.is !== "array") return report(path, "type", "This must be a list.");
    const { length } = node.items;
    if (length === 0 || length > (field.max_items ?? length))
      report(path, "max_items", `A list here has 1 to ${field.max_items} values, this one ${length}.`);
    for (const [at, item] of node.items.entries())
      checkObject(invoice, item, { section, path: `${path}[${at}]` });
    return;
  }
  if (node.is !== (field.type === "number" ? "number" : "text"))
    return report(path, "type", `This must be a ${field.type === "number" ? "number" : "text"}.`);
  const text = readNodeText(node) ?? "";
  if (field.type === "number") checkNumber(report, field, text, path);
  else if (field.type === "gstin") checkGstin(report, field, text, path);
  else if (field.type === "date") checkDay(invoice, text, path);
  else checkText(report, field, text, path);
}

function checkNumber(
  report: ReportFault,
  { least, most, decimals = 0 }: EInvoiceField,
  text: string,
  path: string,
) {
  const value = Number(text);
  if ((least !== undefined && value < least) || (most !== undefined && value > most))
    report(path, "range", `${text} is not from ${least} to ${most}.`);
  const [, digits = ""] = text.split(".");
  if (/e/i.test(text) || digits.length > decimals)
    report(path, "decimals", `${text} has more than ${decimals} decimals.`);
}

function checkText(report: ReportFault, field: EInvoiceField, text: string, path: string): void {
  const { min_length: min = 0, max_length: max = Infinity, pattern, values } = field;
  if (text.length < min || text.length > max)
    report(path, "length", `${text.length} characters are not ${min} to ${max}.`);
  if (pattern !== undefined && !findPattern(pattern).test(text))
    report(path, "pattern", `${text} does not match ${pattern}.`);
  if (values && !values.includes(text)) report(path, "values", `${text} is not one of ${values.join(", ")}.`);
}

function checkGstin(report: ReportFault, { or }: EInvoiceField, text: string, path: string): void {
  if (text !== or && !isValidGstin(text)) report(path, "gstin", `${text} is no GSTIN.`);
}

function checkDay({ report, options }: CheckedInvoice, text: string, path: string): void {
  const day = text.split("/").toReversed().join("-");
  if (!/^\d\d\/\d\d\/\d{4}$/.test(text) || !isDay(day))
    report(path, "date", `${text} is no date as DD/MM/YYYY.`);
  else if (day < GST_FIRST_DAY) report(path, "date", `${text} is before GST began.`);
  else if (options.today !== undefined && path === "DocDtls.Dt" && day > options.today)
    report(path, "future", `${text} is later than today.`);
}

function findPattern(source: string): RegExp {
  const pattern = patterns.get(source) ?? new RegExp(source);
  patterns.set(source, pattern);
  return pattern;
}

const patterns = new Map<string, RegExp>();
