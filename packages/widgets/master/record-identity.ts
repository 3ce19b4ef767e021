import type { AnyMaster } from "./definition.ts";
import type { AnyRecord } from "../form/record.ts";

/** The number of a record. */
export function idOf({ record: { id } }: AnyMaster, record: AnyRecord): number {
  return Number(record[id]);
}

/** How a record is called. */
export function nameOf({ record: { name } }: AnyMaster, record: AnyRecord): string {
  return typeof name === "function" ? name(record) : String(record[name] ?? "");
}

/**
 * How a record is called after a save: by what was sent and answered, or, where that does not say it, as it was called before. Undefined
 * of a new one that only the list will name.
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

/** Whether two rows are the same record, at different times perhaps. */
export function isSame(master: AnyMaster, one: AnyRecord, other: AnyRecord): boolean {
  const { id, lasting = id } = master.record;
  return Number(one[lasting]) === Number(other[lasting]);
}
