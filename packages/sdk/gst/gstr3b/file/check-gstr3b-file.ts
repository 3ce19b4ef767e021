import { isValidGstin, toMonth } from "../../check/check-field.ts";
import type { FileFault, ReportFault } from "../../check/file-fault.ts";
import { parseFile } from "../../check/parse-file.ts";
import type { JsonNode } from "../../check/read-json.ts";
import { GSTR3B_FORMAT, type Gstr3bRecordFormat } from "../../format/gstr3b-format.ts";
import { checkPlaceList } from "./check-places.ts";
import { checkRecord, type CheckedRecord } from "./check-record.ts";
import { readEntries } from "./read-entries.ts";
import { checkTotals } from "./check-totals.ts";

/**
 * What the portal would refuse in a file of GSTR-3B, by the format as data (gstr3b.json); nothing if
 * the file is right. It shares no code with the writer.
 */
export function checkGstr3bFile(text: string): FileFault[] {
  const faults: FileFault[] = [];
  const addFault: ReportFault = (path, rule, message) => faults.push({ path, rule, message });
  const node = parseFile(text, addFault);
  if (node) checkFile(node, addFault);
  return faults;
}

function checkFile(node: JsonNode, report: ReportFault): void {
  const period = readText(node, "ret_period");
  const month = PERIOD_PATTERN.test(period) ? toMonth(period) : undefined;
  if (month === undefined) return report("ret_period", "period", `${period} is no period as MMYYYY.`);
  const gstin = readText(node, "gstin");
  if (!isValidGstin(gstin)) report("gstin", "gstin_checksum", `${gstin} is no GSTIN.`);
  const formats = GSTR3B_FORMAT.records.filter((format) => isOfMonth(format, month));
  const sections = listSections(formats);
  const entries = readEntries(
    ...([report, "", node] as const),
    GSTR3B_FORMAT.keys.filter((key) => HEADER_KEYS.has(key) || sections.has(key)),
  );
  const records: CheckedRecord[] = [];
  for (const [section, names] of sections) {
    const members = readEntries(report, section, entries.get(section), names);
    for (const name of names)
      records.push(...checkMember(report, { month, path: `${section}.${name}`, formats }, members.get(name)));
  }
  checkTotals(report, records);
}

interface MemberPlace {
  month: string;
  path: string;
  formats: readonly Gstr3bRecordFormat[];
}

function checkMember(
  report: ReportFault,
  { month, path, formats }: MemberPlace,
  node: JsonNode | undefined,
): CheckedRecord[] {
  const own = formats.filter((format) => format.path === path);
  const [first] = own;
  if (!node || !first) return [];
  if (first.by_place) return checkPlaceList(report, { month, path, format: first }, node);
  if (first.ty === undefined) return [checkRecord(report, { month, path, format: first }, node)];
  if (node.is !== "array") {
    report(path, "type", "This must be a list.");
    return [];
  }
  if (node.items.length !== own.length) report(path, "rows", `The list has ${own.length} objects.`);
  return own.flatMap((format, at) => {
    const item = node.items[at];
    return item ? [checkRecord(report, { month, path: `${path}[${at}]`, format }, item)] : [];
  });
}

/** The names of each section, in the order of the format. */
function listSections(formats: readonly Gstr3bRecordFormat[]): Map<string, string[]> {
  const sections = new Map<string, string[]>();
  for (const { path } of formats) {
    const [section = "", name = ""] = path.split(".");
    const names = sections.get(section) ?? [];
    sections.set(section, names);
    if (!names.includes(name)) names.push(name);
  }
  return sections;
}

function isOfMonth({ from_period: from, before_period: before }: Gstr3bRecordFormat, month: string): boolean {
  if (from !== undefined && month < toMonth(from)) return false;
  return before === undefined || month < toMonth(before);
}

function readText(node: JsonNode, key: string): string {
  const value = node.is === "object" ? node.entries.find(([name]) => name === key)?.[1] : undefined;
  return value?.is === "text" ? value.text : "";
}

const HEADER_KEYS: ReadonlySet<string> = new Set(["gstin", "ret_period"]);
const PERIOD_PATTERN = /^(0[1-9]|1[0-2])20\d{2}$/;
