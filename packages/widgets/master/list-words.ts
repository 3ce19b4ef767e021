import type { MasterText } from "../generated/text/en-IN/masters/master.ts";
import type { AnyMaster } from "./definition.ts";

/** What a master's list says instead of records, in the master's own words or in the engine's. */
export function listWords({ words = {}, record }: Pick<AnyMaster, "words" | "record">, text: MasterText) {
  return {
    empty: words.empty ?? text.empty(record.noun),
    noMatch: words.noMatch ?? text.noMatch(record.noun),
    failed: words.failedList ?? text.failedList,
  };
}
