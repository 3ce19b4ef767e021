import type { AnyMaster } from "./definition.ts";
import type { AnyRecord } from "../form/record.ts";

export function getRecordId({ record: { id } }: AnyMaster, record: AnyRecord): number {
  return Number(record[id]);
}

export function getRecordName({ record: { name } }: AnyMaster, record: AnyRecord): string {
  return typeof name === "function" ? name(record) : String(record[name] ?? "");
}

/** Takes it from sent values, answer or previous name. Undefined if only the list will show it. */
export function getSavedName(
  master: AnyMaster,
  before: AnyRecord | undefined,
  savedRecord: AnyRecord,
): string | undefined {
  let isKnown = true;
  const observedRecord = new Proxy(savedRecord, {
    get: (target, field) => {
      isKnown &&= typeof field === "string" && target[field] !== undefined && target[field] !== null;
      return Reflect.get(target, field) as unknown;
    },
  });
  const name = getRecordName(master, observedRecord);
  if (isKnown && name !== "") return name;
  return before && getRecordName(master, before);
}

export function isSame(master: AnyMaster, one: AnyRecord, other: AnyRecord): boolean {
  const { id, lasting = id } = master.record;
  return Number(one[lasting]) === Number(other[lasting]);
}
