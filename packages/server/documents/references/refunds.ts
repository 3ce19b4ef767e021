import { POSTED, type Voucher, paise } from "@vanbook/sdk/books";
import type { DayRule } from "../../auth/refusals.ts";
import type { Body } from "../../contract/contract.ts";
import type { AskedPlanning } from "../document-type.ts";
import { countInDay } from "./day-limits.ts";

type Return = Pick<Body<"saleReturns.post">, "date" | "billId" | "refund">;

/** Counts what a salesman refunds on a day against the limits of the day. */
interface Refunds {
  /** Counts a return. Throws REFUND_LIMIT if it is more than what is left of the day's limit. */
  take(input: Return, voucher: Voucher): void;
}

/**
 * Reads the salesman's returns without a bill and cash refunds on the days of these returns. With `asksOnly` it locks
 * nothing.
 */
export async function readRefunds(
  planning: AskedPlanning,
  inputs: readonly Return[],
  options: { asksOnly?: boolean } = {},
): Promise<Refunds> {
  const { trx, principal } = planning;
  const own = { company_id: principal.companyId, salesman_id: principal.userId, status: POSTED };
  const count = await countInDay(
    planning,
    inputs,
    { returnWithoutBill: "billId", cashRefund: "refund" },
    async (dates) => {
      const posted: DayRow[] = await trx("sale_returns")
        .where(own)
        .whereIn("date", [...dates])
        .select("date", "bill_id", "mode", "amount");
      return posted.map((row) => ({
        date: row.date,
        rules: rulesOf(row.bill_id === null, row.mode === CASH),
        amount: paise(row.amount),
      }));
    },
    options,
  );
  return {
    take({ date, billId, refund }, { amount }) {
      if (typeof amount === "string") return; // never for a return: its amount is known before posting
      count({ date, rules: rulesOf(billId === undefined, refund === "cash"), amount });
    },
  };
}

function rulesOf(isWithoutBill: boolean, isCash: boolean): DayRule[] {
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

const CASH = 0;
