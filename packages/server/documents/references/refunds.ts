import { PAYMENT_MODE, POSTED_STATUS, type Voucher, paise } from "@vanbook/sdk/books";
import type { DayRule } from "../../auth/refusals.ts";
import type { Body } from "../../contract/contract.ts";
import type { AskedPlanning } from "../document-type.ts";
import { countInDay } from "./day-limits.ts";

type Return = Pick<Body<"saleReturns.post">, "date" | "billId" | "refund">;

interface Refunds {
  /** Throws REFUND_LIMIT if the return is more than what is left of the day's limit. */
  take(input: Return, voucher: Voucher): void;
}

/** A salesman's returns without a bill and cash refunds on these days. `asksOnly` locks nothing. */
export async function readRefunds(
  planning: AskedPlanning,
  inputs: readonly Return[],
  options: { asksOnly?: boolean } = {},
): Promise<Refunds> {
  const { trx, principal } = planning;
  const own = { company_id: principal.companyId, salesman_id: principal.userId, status: POSTED_STATUS };
  const count = await countInDay(
    planning,
    inputs,
    { returnWithoutBill: "billId", cashRefund: "refund" },
    async (dates) => {
      const postedReturns: DayRow[] = await trx("sale_returns")
        .where(own)
        .whereIn("date", [...dates])
        .select("date", "bill_id", "mode", "amount");
      return postedReturns.map((row) => ({
        date: row.date,
        rules: listDayRules(row.bill_id === null, row.mode === PAYMENT_MODE.cash),
        amount: paise(row.amount),
      }));
    },
    options,
  );
  return {
    take({ date, billId, refund }, { amount }) {
      if (typeof amount === "string") return; // never for a return: its amount is known before posting
      count({ date, rules: listDayRules(billId === undefined, refund === "cash"), amount });
    },
  };
}

function listDayRules(isWithoutBill: boolean, isCash: boolean): DayRule[] {
  return [
    ...(isWithoutBill ? (["returnWithoutBill"] as const) : []),
    ...(isCash ? (["cashRefund"] as const) : []),
  ];
}

interface DayRow {
  date: string;
  bill_id: number | null;
  mode: number;
  amount: string;
}
