import type { AnyMaster } from "./definition.ts";
import type { AnyRecord } from "../form/record.ts";

/** The id of a record. */
export function idOf({ record: { id } }: AnyMaster, record: AnyRecord): number {
  return Number(record[id]);
}

/** The display name of a record. */
export function nameOf({ record: { name } }: AnyMaster, record: AnyRecord): string {
  return typeof name === "function" ? name(record) : String(record[name] ?? "");
}

/**
 * A record's name after a save: from the sent values and the answer, or else the previous name. Undefined for a
 * new record whose name only the list will show.
 */
export function nameOfSaved(
  master: AnyMaster,
  before: AnyRecord | undefined,
  saved: AnyRecord,
): string | undefined {
  let isKnown = true;
  const asked = new Proxy(saved, {
    get: (known, field) => {
      isKnown &&= typeof field === "string" && known[field] !== undefined && known[field] !== null;
      return Reflect.get(known, field) as unknown;
    },
  });
  const name = nameOf(master, asked);
  if (isKnown && name !== "") return name;
  return before && nameOf(master, before);
}

/** Whether two rows are the same record, possibly in different versions. */
export function isSame(master: AnyMaster, one: AnyRecord, other: AnyRecord): boolean {
  const { id, lasting = id } = master.record;
  return Number(one[lasting]) === Number(other[lasting]);
}
