import type { Schema } from "../../contract/contract.ts";
import { problem, problemOnField } from "@vanbook/sdk/problem";

type Mark = Schema<"BankMark">;

export function makeMarkKey({ voucherId, lineNo }: Pick<Mark, "voucherId" | "lineNo">): string {
  return `${voucherId}/${lineNo}`;
}

/** Throws DATE_IN_FUTURE for a date after today, INVALID_FIELDS for a repeated entry. */
export function refuseImpossible(marks: readonly Mark[], today: string): void {
  const namedKeys = new Set<string>();
  for (const [index, sentMark] of marks.entries()) {
    if (sentMark.bankDate !== null && sentMark.bankDate > today)
      throw problemOnField("DATE_IN_FUTURE", `marks.${index}.bankDate`, "bankDate must not be after today.");
    if (namedKeys.has(makeMarkKey(sentMark)))
      throw problemOnField("INVALID_FIELDS", `marks.${index}`, NAMED_TWICE);
    namedKeys.add(makeMarkKey(sentMark));
  }
}

/** Throws NOT_FOUND outside the bank book, and INVALID_FIELDS for an opening balance. */
export function requireEntry<Entry extends { entry_kind: string }>(
  entry: Entry | undefined,
  index: number,
): Entry {
  if (!entry) throw problem("NOT_FOUND", { fields: [{ field: `marks.${index}`, message: UNKNOWN_ENTRY }] });
  if (entry.entry_kind === "opening") throw problemOnField("INVALID_FIELDS", `marks.${index}`, OPENING_ENTRY);
  return entry;
}

const UNKNOWN_ENTRY = "The company's bank accounts have no such entry.";
const OPENING_ENTRY = "An opening balance is in the bank from its own day.";
const NAMED_TWICE = "An entry is named once.";
