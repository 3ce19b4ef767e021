import { problem } from "../../problem.ts";
import type { Books } from "../company-books.ts";
import { moneyColumns } from "../document-columns.ts";
import type { Paise } from "../money.ts";
import { credit, debit, type Entered, type Voucher } from "../voucher.ts";

/** Cash that a salesman hands over to the office. Amount in paise. */
export interface HandOverInput {
  date: string;
  /** The salesman whose cash it was. */
  userId: number;
  /** The salesman's own cash account. */
  fromLedgerId: number;
  branchId: number | null;
  amount: Paise;
  narration?: string | null;
  clientId?: string | null;
  requestHash?: Uint8Array | null;
  entered?: Entered;
}

/**
 * Makes the voucher of a cash hand-over, from the salesman's cash account to the main one. Throws
 * AMOUNT_INVALID unless the amount is above zero, LINE_INVALID if both accounts are the same.
 */
export function handOver({ accounts }: Books, input: HandOverInput): Voucher {
  const from = input.fromLedgerId;
  const to = accounts.cash;
  if (input.amount <= 0n) throw problem("AMOUNT_INVALID");
  if (from === to)
    throw problem("LINE_INVALID", { message: "The main cash can't be handed over to itself." });
  return {
    kind: "hand_over",
    date: input.date,
    seriesId: 0,
    prefix: "HND/",
    partyId: null,
    userId: input.userId,
    branchId: input.branchId,
    amount: input.amount,
    narration: input.narration ?? null,
    clientId: input.clientId ?? null,
    requestHash: input.requestHash ?? null,
    ...(input.entered && { entered: input.entered }),
    lines: [debit(to, "hand_over", input.amount, from), credit(from, "hand_over", input.amount, to)],
    moves: [],
    document: {
      table: "hand_overs",
      rows: (posted) => ({
        head: {
          ...moneyColumns(posted, input.narration),
          user_id: input.userId,
          from_ledger_id: from,
          to_ledger_id: to,
          branch_id: input.branchId,
        },
      }),
    },
  };
}
