import type { OperationId, Schema } from "@vanbook/sdk";
import { addDays } from "../format/day.ts";
import { isTokenClient } from "../provider/token-terms.ts";
import { useToday, useVanbook } from "../provider/use-vanbook.ts";

/** From a voucher to the one that was posted before it (1) or after it (-1): its id, null for the new one, undefined where there is none. */
export type StepToVoucher = (from: number | null, by: 1 | -1) => Promise<number | null | undefined>;

/** Goes through the vouchers of a kind in the order of the Day Book; undefined where the kind is not corrected in its form, or on a page of others. */
export function useEarlier(operation: OperationId): StepToVoucher | undefined {
  const client = useVanbook();
  const today = useToday();
  const type = (TYPES as Readonly<Partial<Record<OperationId, DayBookType>>>)[operation];
  if (!type || isTokenClient(client)) return undefined;
  return async (from, by) => {
    // The new one comes after all that are posted.
    if (from === null && by === -1) return undefined;
    // Most often it was posted lately: a year's vouchers are read only where a month has too few.
    for (const days of [2, 31, 365]) {
      const range = { FromDate: addDays(today, -days), ToDate: today };
      const { columns, rows } = await client.dayBook.report.table(
        { ...range, Type: type },
        { sort: "-Date", pageSize: 500 },
      );
      const [id, state] = [columns.indexOf("VoucherID"), columns.indexOf("State")];
      const ids = rows.filter((row) => row[state] !== "Cancelled").map((row) => Number(row[id]));
      const at = from === null ? -1 : ids.indexOf(from);
      if (from !== null && at < 0) continue;
      if (at + by < 0) return null;
      const found = ids[at + by];
      if (found !== undefined) return found;
    }
    return undefined;
  };
}

/** What the Day Book calls the vouchers that are corrected in the form in which they are entered. */
const TYPES = {
  "bills.post": "Sale",
  "purchases.post": "Purchase",
  "receipts.post": "Receipt",
  "payments.post": "Payment",
  "expenses.post": "Expense",
  "journals.post": "Journal",
  "contras.post": "Contra",
  "handOvers.post": "Cash Handed Over",
  "stockCounts.post": "Stock Count",
} satisfies Partial<Record<OperationId, DayBookType>>;

type DayBookType = Schema<"DayBookType">;
