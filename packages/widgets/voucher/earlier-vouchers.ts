import type { Schema, Vanbook } from "@vanbook/sdk";
import { addDays } from "../../sdk/format/day.ts";

/** The id before `from` (1) or after it (-1): null is the new voucher, undefined is none. */
export type StepToVoucher = (from: number | null, by: 1 | -1) => Promise<number | null | undefined>;

/** Steps in Day Book order, page by page. Skips cancelled vouchers. */
export function stepThrough(
  client: Pick<Vanbook, "dayBook">,
  today: string,
  Type: Schema<"DayBookType">,
): StepToVoucher {
  return async (from, by) => {
    // The new voucher comes after all posted ones.
    if (from === null && by === -1) return undefined;
    // The voucher was usually posted recently, so search a short period first and a whole year
    // last.
    for (const days of [2, 31, 365]) {
      const ids: number[] = [];
      const range = { FromDate: addDays(today, -days), ToDate: today, Type };
      for await (const { columns, rows } of client.dayBook.report.pages(range, NEWEST_FIRST)) {
        const [id, state] = [columns.indexOf("VoucherID"), columns.indexOf("State")];
        for (const row of rows) if (row[state] !== "Cancelled") ids.push(Number(row[id]));
        const at = from === null ? -1 : ids.indexOf(from);
        if (from !== null && at < 0) continue;
        if (at + by < 0) return null;
        const neighbourId = ids[at + by];
        if (neighbourId !== undefined) return neighbourId;
      }
    }
    return undefined;
  };
}

const NEWEST_FIRST = { sort: "-Date", pageSize: 500 } as const;
