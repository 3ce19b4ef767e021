import { paise } from "@vanbook/sdk/books";
import type { StateEWayLimit } from "@vanbook/sdk/gst";
import type { OperationId } from "../../contract/contract.ts";
import { describeLimits } from "../../gst/e-way-bills/limit-rows.ts";
import type { StandInBooks } from "../books.ts";
import type { StandInHandlers } from "../handlers.ts";

export const eWayBills = {
  "eWayBills.limits": ({ books }) => describeLimits(listStateLimits(books)),
  "eWayBills.saveLimit": ({ books, body }) => {
    const { stateCode, from, limit, source } = body;
    const others = listStateLimits(books).filter((row) => row.stateCode !== stateCode || row.from !== from);
    const own = limit === null ? [] : [{ stateCode, from, limit: paise(limit), source }];
    const rows = [...others, ...own].toSorted((a, b) => (makeKey(a) < makeKey(b) ? -1 : 1));
    books.company = { ...books.company, eWayLimits: rows };
    return describeLimits(rows);
  },
} satisfies Partial<StandInHandlers<OperationId>>;

export function listStateLimits({ company }: StandInBooks): readonly StateEWayLimit[] {
  return company.eWayLimits ?? [];
}

function makeKey({ stateCode, from }: StateEWayLimit): string {
  return stateCode + from;
}
