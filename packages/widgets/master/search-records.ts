import { byName } from "../../sdk/format/by-name.ts";
import type { AnyRecord } from "../form/record.ts";

/**
 * Returns the indices of the records that contain a text in one of the fields, ignoring case: first
 * those whose first field starts with it, each part in alphabetical order. Without a text: all
 * records, unsorted.
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
  const matches = all.filter((index) => texts[index]?.some((text) => text.includes(needle)));
  const isPrefix = (index: number) => texts[index]?.[0]?.startsWith(needle) ?? false;
  const getFirstText = (index: number) => texts[index]?.[0] ?? "";
  return matches.toSorted(
    (a, b) => Number(isPrefix(b)) - Number(isPrefix(a)) || byName(getFirstText(a), getFirstText(b)) || a - b,
  );
}
