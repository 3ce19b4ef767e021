import type { ReportFault } from "../../check/file-fault.ts";
import { readNodeText, type JsonNode } from "../../check/read-json.ts";
import { GST_MASTERS } from "../../format/gstr1-format.ts";
import { checkRecord, type CheckedRecord, type RecordPlace } from "./check-record.ts";

/** A list of table 3.2: each State once. */
export function checkPlaceList(report: ReportFault, place: RecordPlace, node: JsonNode): CheckedRecord[] {
  if (node.is !== "array") {
    report(place.path, "type", "This must be a list.");
    return [];
  }
  const seenPlaces = new Set<string>();
  return node.items.map((item, at) => {
    const path = `${place.path}[${at}]`;
    const state = item.is === "object" ? item.entries.find(([key]) => key === "pos")?.[1] : undefined;
    const code = readNodeText(state) ?? "";
    if (state?.is !== "text" || !Object.hasOwn(GST_MASTERS.states, code))
      report(`${path}.pos`, "pos", `${code} is no State.`);
    if (seenPlaces.has(code)) report(`${path}.pos`, "repeated", `${code} is there twice.`);
    seenPlaces.add(code);
    return checkRecord(report, { ...place, path }, item);
  });
}
