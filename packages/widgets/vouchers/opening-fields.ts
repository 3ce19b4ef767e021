import type { Args } from "@vanbook/sdk";
import { reckoned } from "../voucher/arithmetic.ts";
import type { VoucherField, VoucherLine } from "../voucher/definition.ts";
import type { PricedFigure } from "../voucher/pricing.ts";

/** The fields of what the books begin with: the day is usually the first of the financial year, which begins in April. */
export const OPENING_HEAD = [
  { field: "date", kind: "date", usual: firstOfYear },
  { field: "narration", isWide: true },
] as const satisfies readonly VoucherField<Args<"openings.post">>[];

/** Where all that has no other side goes. */
export const TO_EQUITY: PricedFigure = {
  field: "equity",
  label: "To Opening Balance Equity",
  kind: "side",
};

/** The sum of a column as far as its figures are figures. */
export function sumOf(lines: readonly VoucherLine[], field: string): string {
  const figures = lines.flatMap(({ fields }) => reckoned(fields[field] ?? "", 2) ?? []);
  return reckoned(figures.join("+"), 2) ?? "0";
}

/** The first day of the financial year in which a day lies. */
export function firstOfYear(day: string): string {
  const year = Number(day.slice(0, 4));
  return `${day.slice(5) < "04-01" ? year - 1 : year}-04-01`;
}
