import type { MasterText } from "../../sdk/generated/text/en-IN/masters/master.ts";
import type { AnyMaster } from "./definition.ts";

export function listWords({ words = {}, record }: Pick<AnyMaster, "words" | "record">, text: MasterText) {
  return {
    empty: words.empty ?? text.empty(record.noun),
    noMatch: words.noMatch ?? text.noMatch(record.noun),
    failed: words.failedList ?? text.failedList,
  };
}
