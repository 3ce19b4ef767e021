import { byName } from "../../sdk/format/by-name.ts";
import type { AnyRecord } from "../form/record.ts";

/**
 * Indices of the records that contain a text in one of the fields, ignoring case. Records whose first field starts
 * with it come first, then alphabetical order. Without a text: all records in their order.
 */
export function searchRecords(
  records: readonly AnyRecord[],
  fields: readonly string[],
  search: string,
): number[] {
  const needle = search.trim().toLowerCase();
  const all = records.map((_, index) => index);
  if (needle === "") return all;
  const texts = records.map((record) => fields.map((field) => String(record[field] ?? "").toLowerCase()));
  const found = all.filter((index) => texts[index]?.some((text) => text.includes(needle)));
  const isPrefix = (index: number) => texts[index]?.[0]?.startsWith(needle) ?? false;
  const first = (index: number) => texts[index]?.[0] ?? "";
  return found.toSorted(
    (a, b) => Number(isPrefix(b)) - Number(isPrefix(a)) || byName(first(a), first(b)) || a - b,
  );
}
