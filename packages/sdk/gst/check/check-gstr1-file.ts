import { FILE_SECTIONS, type FileSection } from "../format/file-sections.ts";
import { GSTR1_FORMAT } from "../format/gstr1-format.ts";
import { isValidGstin, PERIOD_PATTERN, toMonth } from "./check-field.ts";
import { checkSection } from "./check-section.ts";
import type { CheckedFile, FileFault, Gstr1CheckOptions, ReportFault } from "./file-fault.ts";
import { parseFile } from "./parse-file.ts";
import type { JsonEntry, JsonNode } from "./read-json.ts";

/**
 * What the portal would refuse in a file of GSTR-1, by the format as data (gstr1.json) and the facts
 * that it does not name; nothing if the file is right. It shares no code with the writer.
 */
export function checkGstr1File(text: string, options: Gstr1CheckOptions = {}): FileFault[] {
  const faults: FileFault[] = [];
  const addFault: ReportFault = (path, rule, message) => faults.push({ path, rule, message });
  const { max_measured_bytes: maxBytes } = GSTR1_FORMAT.envelope;
  // The parser keeps every value in memory, so a text that is too long is not read.
  if (text.length > maxBytes) {
    addFault("", "size", `The file has more than ${maxBytes} bytes.`);
    return faults;
  }
  const node = parseFile(text, addFault);
  if (node) checkFile(node, addFault, options);
  return faults;
}

function checkFile(node: JsonNode, report: ReportFault, options: Gstr1CheckOptions): void {
  if (node.is !== "object") return report("", "type", "The file must be an object.");
  const { envelope } = GSTR1_FORMAT;
  checkTopKeys(report, options.isIff ? envelope.iff_keys : envelope.keys, node.entries);
  checkEmpty(report, "", node);
  const values = new Map(node.entries);
  const gstin = readText(values, "gstin");
  const period = readText(values, "fp");
  if (!isValidGstin(gstin)) report("gstin", "gstin_checksum", `${gstin} is no GSTIN.`);
  const isPeriod = PERIOD_PATTERN.test(period);
  if (!isPeriod) report("fp", "period", `${period} is no period as MMYYYY.`);
  if (readText(values, "version") !== envelope.version)
    report("version", "version", `The version must be ${envelope.version}.`);
  if (readText(values, "hash") !== envelope.hash)
    report("hash", "hash", `The hash must be the word ${envelope.hash}.`);
  const month = isPeriod ? toMonth(period) : undefined;
  const file = { report, stateCode: gstin.slice(0, 2), month, numbers: new Set<string>(), options };
  for (const [key, section] of node.entries) if (!HEADER_KEYS.has(key)) checkMember(file, key, section);
}

function checkTopKeys(report: ReportFault, keys: readonly string[], entries: readonly JsonEntry[]): void {
  const places = entries.map(([key]) => keys.indexOf(key));
  for (const [at, [key]] of entries.entries()) {
    const place = places[at] ?? -1;
    if (place < 0) report(key, "unknown_key", `A file has no section ${key}.`);
    else if (places.indexOf(place) < at) report(key, "repeated_key", `${key} is there twice.`);
    else if (places.slice(0, at).some((before) => before > place))
      report(key, "key_order", `${key} is not in its place.`);
  }
  for (const key of REQUIRED_KEYS)
    if (!entries.some(([each]) => each === key)) report(key, "missing_key", `${key} is missing.`);
}

/** Nothing empty is written, at any depth; a 0 is. */
function checkEmpty(report: ReportFault, path: string, node: JsonNode): void {
  if (node.is === "object") {
    if (node.entries.length === 0) report(path, "empty", "An empty object is left out.");
    for (const [key, each] of node.entries) checkEmpty(report, path === "" ? key : `${path}.${key}`, each);
  } else if (node.is === "array") {
    if (node.items.length === 0) report(path, "empty", "An empty list is left out.");
    for (const [at, each] of node.items.entries()) checkEmpty(report, `${path}[${at}]`, each);
  } else if (node.is === "text" && node.text === "") report(path, "empty", "An empty text is left out.");
  else if (node.is === "word") report(path, "type", `${node.text} has no meaning here.`);
}

/** A section as an array, or as an object of arrays. */
function checkMember(file: CheckedFile, key: string, node: JsonNode): void {
  if (TURNOVER_KEYS.has(key)) {
    if (node.is !== "number") file.report(key, "type", "A turnover is a number.");
    return;
  }
  const ways = FILE_SECTIONS.filter((each) => each.key === key && isOfPeriod(file, each));
  const [first] = ways;
  if (!first) return file.report(key, "section", `The format does not describe ${key}.`);
  if (first.member === undefined) return checkSection(file, first.section, key, node);
  if (node.is !== "object") return file.report(key, "type", "This must be an object.");
  const names = ways.map(({ member }) => member);
  const places = node.entries.map(([member]) => names.indexOf(member));
  for (const [at, [member, list]] of node.entries.entries()) {
    const way = ways[places[at] ?? -1];
    if (!way) file.report(`${key}.${member}`, "unknown_key", `${key} has no ${member} in this period.`);
    else if (at > 0 && (places[at - 1] ?? -1) >= (places[at] ?? -1))
      file.report(`${key}.${member}`, "key_order", `${member} is not in its place.`);
    else checkSection(file, way.section, `${key}.${member}`, list);
  }
}

function isOfPeriod({ month }: CheckedFile, { hsn }: FileSection): boolean {
  if (hsn === undefined || month === undefined) return true;
  const isSplit = month >= toMonth(GSTR1_FORMAT.envelope.hsn_split_from_period);
  return (hsn === "split") === isSplit;
}

function readText(values: ReadonlyMap<string, JsonNode>, key: string): string {
  const node = values.get(key);
  return node?.is === "text" ? node.text : "";
}

const REQUIRED_KEYS = ["gstin", "fp", "version", "hash"] as const;
const HEADER_KEYS: ReadonlySet<string> = new Set(REQUIRED_KEYS);
const TURNOVER_KEYS: ReadonlySet<string> = new Set(["gt", "cur_gt"]);
