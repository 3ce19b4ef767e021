import { problem } from "../../problem.ts";
import type { Books } from "../company-books.ts";
import { formatPaise, type Paise } from "../money.ts";
import { credit, debit, type Voucher } from "../voucher.ts";
import { documentOf, documentVoucher, type DocumentInput } from "./document-voucher.ts";

/** Cash that a salesman hands over to the office. Amount in paise. */
export interface HandOverInput extends DocumentInput {
  /** The salesman whose cash it was. */
  userId: number;
  /** The salesman's own cash account. */
  fromLedgerId: number;
  amount: Paise;
}

/**
 * Makes the voucher of a cash hand-over, from the salesman's cash account to the main one. Throws
 * AMOUNT_INVALID unless the amount is above zero, LINE_INVALID if both accounts are the same.
 */
export function handOver({ accounts }: Books, input: HandOverInput): Voucher {
  const { fromLedgerId: from, userId, branchId, amount } = input;
  const to = accounts.cash;
  if (amount <= 0n) throw problem("AMOUNT_INVALID");
  if (from === to)
    throw problem("LINE_INVALID", { message: "The main cash can't be handed over to itself." });
  return {
    ...documentVoucher("hand_over", input),
    userId,
    amount,
    lines: [debit(to, "hand_over", amount, from), credit(from, "hand_over", amount, to)],
    document: documentOf("hand_over", input, {
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
