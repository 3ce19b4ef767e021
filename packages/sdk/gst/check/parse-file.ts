import type { ReportFault } from "./file-fault.ts";
import { readJson, type JsonNode } from "./read-json.ts";

/** Reports a text that is not JSON. */
export function parseFile(text: string, report: ReportFault): JsonNode | undefined {
  try {
    return readJson(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    report("", "json", error.message);
    return undefined;
  }
}
