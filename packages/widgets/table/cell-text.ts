import { date } from "../format/date.ts";
import { drCr } from "../format/dr-cr.ts";
import { money } from "../format/money.ts";
import { percent } from "../format/percent.ts";
import { count, quantity } from "../format/quantity.ts";
import type { CellKind, CellTone, CellValue } from "./table-column.ts";

/** What a cell reads; `missing` stands for a value that there is not. */
export function cellText(kind: CellKind, value: CellValue, missing: string): string {
  if (value === null || value === "") return missing;
  switch (kind) {
    case "money":
      return money(value);
    case "balance":
      return drCr(Number(value));
    case "quantity":
      return quantity(value);
    case "percent":
      return percent(value);
    case "number":
    case "serial":
      return count(value);
    case "date":
      return date(String(value));
    case "text":
    case "tag":
      return String(value);
  }
}

/** What a cell with a tone reads: colour alone does not say on which side an amount stands. */
export function tonedText(
  kind: CellKind,
  value: CellValue,
  missing: string,
  tone: CellTone | undefined,
): string {
  const words = cellText(kind, value, missing);
  return tone && kind === "money" && words !== missing ? `${words} ${SIDES[tone]}` : words;
}

const SIDES: Readonly<Record<CellTone, string>> = { debit: "Dr", credit: "Cr" };
