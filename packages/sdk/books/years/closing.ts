import { documentVoucher, type DocumentInput } from "../documents/document-voucher.ts";
import { abs, sum, type Paise } from "../money.ts";
import { credit, debit, withoutZeros, type Voucher } from "../voucher.ts";

/** The result of a financial year, on its last day. */
export interface ClosingInput extends Pick<DocumentInput, "date" | "entered"> {
  /** Balances of the income and expense accounts: debits positive, credits negative. */
  balances: readonly { accountId: number; amount: Paise }[];
  /** The account that collects the results of closed years. */
  resultId: number;
  label: string;
}

/** The profit in paise; a loss is negative. */
export function profitOf({ balances }: Pick<ClosingInput, "balances">): Paise {
  return -sum(balances.map((each) => each.amount));
}

/**
 * Makes the voucher that brings every income and expense account to zero against the account for closed
 * years. Its lines have a separate entry kind, so that the profit and loss report of the year can omit them.
 */
export function closing(input: ClosingInput): Voucher {
  const profit = profitOf(input);
  return {
    ...documentVoucher("closing", input),
    amount: abs(profit),
    narration: `${profit < 0n ? "Loss" : "Profit"} of ${input.label}`,
    lines: withoutZeros([
      ...input.balances.map(({ accountId, amount }) => credit(accountId, "closing", amount, input.resultId)),
      debit(input.resultId, "closing", -profit),
    ]),
  };
}
