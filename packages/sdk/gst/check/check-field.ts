import { GSTIN_PATTERN, isGstinState } from "../../books/find-gstin.ts";
import { GST_FIRST_DAY } from "../../books/law/tax-times.ts";
import { gstinCheckDigit } from "../../rules/gstin.ts";
import { REDUCED_SHARE, VALUE_LISTS } from "../format/file-sections.ts";
import { GST_MASTERS, type FieldFormat } from "../format/gstr1-format.ts";
import { findPeriodDays } from "../return-period.ts";
import type { CheckedFile } from "./file-fault.ts";
import type { JsonNode } from "./read-json.ts";

export interface FieldPlace {
  path: string;
  section: string;
  name: string;
}

/** Checks type, pattern, length, list and constraints of a value. */
export function checkField(
  file: CheckedFile,
  { path, section, name }: FieldPlace,
  field: FieldFormat,
  node: JsonNode,
): void {
  const kind = field.type === "decimal" ? "number" : "text";
  if (node.is !== kind) return file.report(path, "type", `This must be a ${kind}.`);
  const { text } = node;
  if (field.pattern !== undefined && !findPattern(field.pattern).test(text))
    file.report(path, "pattern", `${text} does not match ${field.pattern}.`);
  if (field.max_length !== undefined && text.length > field.max_length)
    file.report(path, "max_length", `${text} has more than ${field.max_length} characters.`);
  const values = listValues(section, name, field);
  if (values && !values.has(text)) file.report(path, "list", `${text} is not one of the values allowed.`);
  if (field.type === "date") checkDate(file, path, text);
  if (name === "omon") checkOriginalPeriod(file, path, text);
  if (ORIGINAL_DAYS.has(name)) checkAmended(file, path, text.split("-").reverse().join("-"));
  for (const constraint of field.constraints ?? [])
    if (typeof constraint === "string") checkConstraint(file, path, constraint, text);
    else checkBound(file, path, constraint, Number(text));
}

export function isValidGstin(text: string): boolean {
  return GSTIN_PATTERN.test(text) && isGstinState(text) && gstinCheckDigit(text.slice(0, 14)) === text[14];
}

function checkDate({ report, month }: CheckedFile, path: string, text: string): void {
  const [day = "", monthOfDay = "", year = ""] = text.split("-");
  const date = `${year}-${monthOfDay}-${day}`;
  if (!DAY_PATTERN.test(text) || new Date(`${date}T00:00:00Z`).toJSON()?.slice(0, 10) !== date)
    report(path, "date", `${text} is no date as DD-MM-YYYY.`);
  else if (date < GST_FIRST_DAY) report(path, "date_not_before_gst", `${text} is before GST began.`);
  else if (month !== undefined && date > findPeriodDays({ kind: "month", month }).to)
    report(path, "date_within_return_window", `${text} is after the period.`);
}

function checkOriginalPeriod(file: CheckedFile, path: string, text: string): void {
  if (PERIOD_PATTERN.test(text)) checkAmended(file, path, `${toMonth(text)}-01`);
  else file.report(path, "period", `${text} is no period as MMYYYY.`);
}

/** What is amended is of an earlier period: the last month of a quarter names the whole quarter. */
function checkAmended({ report, month }: CheckedFile, path: string, date: string): void {
  if (month !== undefined && date >= `${month}-01`)
    report(path, "amended_period", "Only earlier periods can be amended.");
}

/** The constraints that gstr1.json names. Those of dates are checked for each date. */
function checkConstraint(file: CheckedFile, path: string, constraint: string, text: string): void {
  const { report, stateCode, options } = file;
  const refuse = (message: string) => report(path, constraint, message);
  switch (constraint) {
    case "gstin_checksum":
      if (!isValidGstin(text)) refuse(`${text} is no GSTIN.`);
      break;
    case "numeric_value_not_zero":
      if (Number(text) === 0) refuse(`${text} is zero.`);
      break;
    case "pos_code_range":
      if (!Object.hasOwn(GST_MASTERS.states, text)) refuse(`${text} is no State.`);
      break;
    case "pos_differs_from_supplier_state":
    case "pos_differs_from_supplier_state_even_for_sez":
      if (text === stateCode) refuse("The place of supply is the company's State.");
      break;
    case "hsn_length_for_aato":
      if (!HSN_PATTERN.test(text) || text.length < (options.minHsnDigits ?? 4))
        refuse(`${text} has too few or too many digits.`);
      break;
    case "hsn_code_known":
      if (options.isKnownHsn?.(text) === false) refuse(`${text} is not in the official list.`);
      break;
    default:
  }
}

type Bound = Exclude<NonNullable<FieldFormat["constraints"]>[number], string>;

function checkBound({ report, month }: CheckedFile, path: string, limits: Bound, value: number): void {
  const { name, from_period: from, until_period: until, value: least } = limits;
  if (from !== undefined && month !== undefined && month < toMonth(from)) return;
  if (until !== undefined && month !== undefined && month >= toMonth(until)) return;
  if (name === "min_exclusive" && value <= least) report(path, name, `${value} is not above ${least}.`);
}

/** `YYYY-MM` of `MMYYYY`. */
export function toMonth(period: string): string {
  return `${period.slice(2)}-${period.slice(0, 2)}`;
}

/** From masters.json by its name in the format, otherwise of the field. */
function listValues(section: string, name: string, field: FieldFormat): ReadonlySet<string> | undefined {
  const at = `${section}.${name}`;
  if (!valueSets.has(at)) {
    const values = name === "diff_percent" ? [String(REDUCED_SHARE)] : readMaster(field.enum_ref);
    const list = values ?? VALUE_LISTS[at] ?? VALUE_LISTS[name];
    valueSets.set(at, list && new Set(list));
  }
  return valueSets.get(at);
}

const valueSets = new Map<string, ReadonlySet<string> | undefined>();

function readMaster(reference: string | undefined): readonly string[] | undefined {
  const master = reference?.split("/").at(2)?.split(".")[0];
  if (master === "uqc") return GST_MASTERS.uqc.map((unit) => unit.split("-")[0] ?? unit);
  if (master === "invoice-types") return Object.keys(GST_MASTERS.invoice_types);
  if (master === "tax-rates") return GST_MASTERS.rates.map(String);
  return master === "document-types" ? GST_MASTERS.documents : undefined;
}

function findPattern(source: string): RegExp {
  const pattern = patterns.get(source) ?? new RegExp(source);
  patterns.set(source, pattern);
  return pattern;
}

const patterns = new Map<string, RegExp>();

const ORIGINAL_DAYS: ReadonlySet<string> = new Set(["oidt", "ont_dt"]);
/** `MMYYYY`. */
export const PERIOD_PATTERN = /^(0[1-9]|1[0-2])20\d{2}$/;
const DAY_PATTERN = /^\d{2}-\d{2}-\d{4}$/;
const HSN_PATTERN = /^\d{4}(\d{2}){0,2}$/;
