import { problem } from "../../problem.ts";
import type { Books } from "../company-books.ts";
import { formatPaise, type Paise } from "../money.ts";
import { makeCredit, makeDebit, type Voucher } from "../voucher.ts";
import { makeDocument, makeDocumentVoucher, type DocumentInput } from "./document-voucher.ts";

/** Cash that a salesman hands over to the office. Amount in paise. */
export interface HandOverInput extends DocumentInput {
  /** The salesman whose cash it was. */
  userId: number;
  /** The salesman's own cash account. */
  fromLedgerId: number;
  amount: Paise;
}

/**
 * From the salesman's cash account to the main one. Throws AMOUNT_INVALID unless the amount is
 * above zero, LINE_INVALID if both accounts are the same.
 */
export function makeHandOverVoucher({ accounts }: Books, input: HandOverInput): Voucher {
  const { fromLedgerId: from, userId, branchId, amount } = input;
  const to = accounts.cash;
  if (amount <= 0n) throw problem("AMOUNT_INVALID");
  if (from === to)
    throw problem("LINE_INVALID", { message: "The main cash can't be handed over to itself." });
  return {
    ...makeDocumentVoucher("hand_over", input),
    userId,
    amount,
    lines: [makeDebit(to, "hand_over", amount, from), makeCredit(from, "hand_over", amount, to)],
    document: makeDocument("hand_over", input, {
      head: {
        amount: formatPaise(amount),
        user_id: userId,
        from_ledger_id: from,
        to_ledger_id: to,
        branch_id: branchId,
      },
    }),
  };
}
