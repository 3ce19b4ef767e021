import type { ReportFault } from "../../check/file-fault.ts";
import type { JsonNode } from "../../check/read-json.ts";

/** The values of an object by key. Reports what is missing, unknown, repeated or not in its place. */
export function readEntries(
  report: ReportFault,
  path: string,
  node: JsonNode | undefined,
  keys: readonly string[],
  optionalKeys: readonly string[] = [],
): ReadonlyMap<string, JsonNode> {
  const values = new Map<string, JsonNode>();
  if (!node) return values;
  if (node.is !== "object") {
    report(path, "type", "This must be an object.");
    return values;
  }
  let place = -1;
  for (const [key, value] of node.entries) {
    const at = path === "" ? key : `${path}.${key}`;
    const keyPlace = keys.indexOf(key);
    if (keyPlace < 0) report(at, "unknown_key", `There is no ${key} here in this period.`);
    else if (values.has(key)) report(at, "repeated_key", `${key} is there twice.`);
    else if (keyPlace < place) report(at, "key_order", `${key} is not in its place.`);
    place = Math.max(place, keyPlace);
    values.set(key, value);
  }
  for (const key of keys)
    if (!values.has(key) && !optionalKeys.includes(key))
      report(path === "" ? key : `${path}.${key}`, "missing_key", `${key} is missing.`);
  return values;
}
