import type { Args } from "@vanbook/sdk";
import { financialYearStart } from "../../sdk/format/day.ts";
import type { VoucherField } from "../voucher/definition.ts";
import type { PricedFigure } from "../voucher/pricing.ts";

/** The default date is the first day of the financial year, in April. */
export const OPENING_HEAD = [
  { field: "date", kind: "date", usual: financialYearStart },
  { field: "narration", isWide: true },
] as const satisfies readonly VoucherField<Args<"openings.post">>[];

export const TO_EQUITY: PricedFigure = {
  field: "equity",
  label: "To Opening Balance Equity",
  kind: "side",
};
