import { checkObjects } from "../../check/check-objects.ts";
import type { FileFault, ReportFault } from "../../check/file-fault.ts";
import { parseFile } from "../../check/parse-file.ts";
import { E_WAY_FORMAT } from "../format/e-way-format.ts";
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
  checkObjects(E_WAY_FORMAT.sections, addFault, node, "File");
  // Rules about fields that are not there would only repeat these faults.
  if (faults.length === 0) checkEWayRules(node, addFault);
  return faults;
}
