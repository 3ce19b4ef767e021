import { makeDocumentVoucher, type DocumentInput } from "../documents/document-voucher.ts";
import { toAbsolute, sum, type Paise } from "../money.ts";
import { makeCredit, makeDebit, omitZeros, type Voucher } from "../voucher.ts";

export interface ClosingInput extends Pick<DocumentInput, "date" | "entered"> {
  /** Balances of the income and expense accounts: debits positive, credits negative. */
  balances: readonly { accountId: number; amount: Paise }[];
  resultId: number;
  label: string;
}

/** In paise; a loss is negative. */
export function calculateProfit({ balances }: Pick<ClosingInput, "balances">): Paise {
  return -sum(balances.map((each) => each.amount));
}

/**
 * Brings every income and expense account to zero against the account for closed years. The lines
 * have a separate entry kind, so that the profit and loss report of the year can omit them.
 */
export function makeClosingVoucher(input: ClosingInput): Voucher {
  const profit = calculateProfit(input);
  return {
    ...makeDocumentVoucher("closing", input),
    amount: toAbsolute(profit),
    narration: `${profit < 0n ? "Loss" : "Profit"} of ${input.label}`,
    lines: omitZeros([
      ...input.balances.map(({ accountId, amount }) =>
        makeCredit(accountId, "closing", amount, input.resultId),
      ),
      makeDebit(input.resultId, "closing", -profit),
    ]),
  };
}
