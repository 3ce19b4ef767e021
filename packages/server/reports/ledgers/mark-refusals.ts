import type { Schema } from "../../contract/contract.ts";
import { problem, refused } from "@vanbook/sdk/problem";

type Mark = Schema<"BankMark">;

/** The key of a mark's entry. */
export function keyOf({ voucherId, lineNo }: Pick<Mark, "voucherId" | "lineNo">): string {
  return `${voucherId}/${lineNo}`;
}

/** Throws DATE_IN_FUTURE for a bank date after today, and INVALID_FIELDS for an entry that is named twice. */
export function refuseImpossible(marks: readonly Mark[], today: string): void {
  const named = new Set<string>();
  for (const [index, asked] of marks.entries()) {
    if (asked.bankDate !== null && asked.bankDate > today)
      throw refused("DATE_IN_FUTURE", `marks.${index}.bankDate`, "bankDate must not be after today.");
    if (named.has(keyOf(asked))) throw refused("INVALID_FIELDS", `marks.${index}`, TWICE);
    named.add(keyOf(asked));
  }
}

/** The entry of a mark. Throws NOT_FOUND if it is not in the bank book, and INVALID_FIELDS for an opening balance. */
export function markedEntry<Entry extends { entry_kind: string }>(
  entry: Entry | undefined,
  index: number,
): Entry {
  if (!entry) throw problem("NOT_FOUND", { fields: [{ field: `marks.${index}`, message: UNKNOWN }] });
  if (entry.entry_kind === "opening") throw refused("INVALID_FIELDS", `marks.${index}`, OPENING);
  return entry;
}

const UNKNOWN = "The company's bank accounts have no such entry.";
const OPENING = "An opening balance is in the bank from its own day.";
const TWICE = "An entry is named once.";
