import type { AnyMaster } from "./definition.ts";
import type { AnyRecord } from "./record.ts";

/** The number of a record. */
export function idOf({ record: { id } }: AnyMaster, record: AnyRecord): number {
  return Number(record[id]);
}

/** How a record is called. */
export function nameOf({ record: { name } }: AnyMaster, record: AnyRecord): string {
  return typeof name === "function" ? name(record) : String(record[name] ?? "");
}

/** Whether two rows are the same record, at different times perhaps. */
export function isSame(master: AnyMaster, one: AnyRecord, other: AnyRecord): boolean {
  const { id, lasting = id } = master.record;
  return Number(one[lasting]) === Number(other[lasting]);
}
