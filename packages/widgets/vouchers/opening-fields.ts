import type { Args } from "@vanbook/sdk";
import { financialYearStart } from "../format/day.ts";
import type { VoucherField } from "../voucher/definition.ts";
import type { PricedFigure } from "../voucher/pricing.ts";

/** The fields of what the books begin with: the day is usually the first of the financial year, which begins in April. */
export const OPENING_HEAD = [
  { field: "date", kind: "date", usual: financialYearStart },
  { field: "narration", isWide: true },
] as const satisfies readonly VoucherField<Args<"openings.post">>[];

/** Where all that has no other side goes. */
export const TO_EQUITY: PricedFigure = {
  field: "equity",
  label: "To Opening Balance Equity",
  kind: "side",
};
