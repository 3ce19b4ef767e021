import type { Schema, Vanbook } from "@vanbook/sdk";
import { addDays } from "../format/day.ts";

/** From a voucher to the one that was posted before it (1) or after it (-1): its id, null for the new one, undefined where there is none. */
export type StepToVoucher = (from: number | null, by: 1 | -1) => Promise<number | null | undefined>;

/** Goes through the vouchers of a type in the order of the Day Book, page by page; cancelled ones are left out. */
export function stepThrough(
  client: Pick<Vanbook, "dayBook">,
  today: string,
  Type: Schema<"DayBookType">,
): StepToVoucher {
  return async (from, by) => {
    // The new one comes after all that are posted.
    if (from === null && by === -1) return undefined;
    // Most often it was posted lately: a year's vouchers are read only where a month has too few.
    for (const days of [2, 31, 365]) {
      const ids: number[] = [];
      const range = { FromDate: addDays(today, -days), ToDate: today, Type };
      for await (const { columns, rows } of client.dayBook.report.pages(range, NEWEST_FIRST)) {
        const [id, state] = [columns.indexOf("VoucherID"), columns.indexOf("State")];
        for (const row of rows) if (row[state] !== "Cancelled") ids.push(Number(row[id]));
        const at = from === null ? -1 : ids.indexOf(from);
        if (from !== null && at < 0) continue;
        if (at + by < 0) return null;
        const found = ids[at + by];
        if (found !== undefined) return found;
      }
    }
    return undefined;
  };
}

const NEWEST_FIRST = { sort: "-Date", pageSize: 500 } as const;
