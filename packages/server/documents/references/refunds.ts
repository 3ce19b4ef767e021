import { POSTED } from "../../books/posting/document-status.ts";
import type { Voucher } from "../../books/posting/voucher.ts";
import { isBound } from "../../auth/limits.ts";
import { refuseRefund } from "../../auth/refusals.ts";
import { paise } from "../../money.ts";
import type { Body } from "../../contract/contract.ts";
import type { Planning } from "../document-type.ts";

type Return = Pick<Body<"saleReturns.post">, "date" | "billId" | "refund">;

/** What a salesman gives back on a day, counted against his limits. */
interface Refunds {
  /** Counts a return. Throws REFUND_LIMIT when it comes to more than is left of the day's limit. */
  take(input: Return, voucher: Voucher): void;
}

/**
 * Reads what the salesman has given back on the days of returns, without a bill and in cash. His row is locked, so that two
 * concurrent returns can't both use what is left.
 */
export async function readRefunds(planning: Planning, inputs: readonly Return[]): Promise<Refunds> {
  const { trx, principal, document } = planning;
  if (!RULES.some((rule) => isBound(document, rule, principal))) return { take: () => undefined };
  const { companyId, userId } = principal;
  await trx("users").where({ company_id: companyId, id: userId }).forUpdate().select("id");
  const posted: DayRow[] = await trx("sale_returns")
    .where({ company_id: companyId, salesman_id: userId, status: POSTED })
    .whereIn("date", [...new Set(inputs.map(({ date }) => date))])
    .select("date", "bill_id", "mode", "amount");
  const given = posted.map((row) => ({
    date: row.date,
    rules: rulesOf(row.bill_id === null, row.mode === CASH),
    amount: paise(row.amount),
  }));
  return {
    take({ date, billId, refund }, { amount }) {
      if (amount === "stock") return; // a return has an amount of its own
      const rules = rulesOf(billId === undefined, refund === "cash");
      for (const rule of rules) {
        const same = given.filter((each) => each.date === date && each.rules.includes(rule));
        const before = same.reduce((all, each) => all + each.amount, 0n);
        const field = rule === "cashRefund" ? "refund" : "billId";
        refuseRefund(planning, rule, { amount, before, field });
      }
      given.push({ date, rules, amount });
    },
  };
}

function rulesOf(isWithoutBill: boolean, isCash: boolean): (typeof RULES)[number][] {
  return RULES.filter((rule) => (rule === "cashRefund" ? isCash : isWithoutBill));
}

interface DayRow {
  date: string;
  bill_id: number | null;
  mode: number;
  amount: string;
}

const RULES = ["returnWithoutBill", "cashRefund"] as const;
const CASH = 0;
