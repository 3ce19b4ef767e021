import { problem } from "../../contract/problem.ts";
import { moneyColumns } from "../posting/document-columns.ts";
import type { Paise } from "../../money.ts";
import { credit, debit, type Entered, type Posted, type Row, type Voucher } from "../posting/voucher.ts";

/** An expense, on the road or in the office. Amount in paise. */
export interface ExpenseInput {
  date: string;
  /** Cash, bank (cheque), online payment or NEFT. */
  mode: "C" | "B" | "O" | "N";
  /** The expense account. */
  accountId: number;
  /** The account it is paid from: the salesman's cash or a bank. */
  ledgerId: number;
  userId: number | null;
  branchId: number | null;
  tripId: number | null;
  amount: Paise;
  narration?: string | null;
  clientId?: string | null;
  requestHash?: Buffer | null;
  entered?: Entered;
}

/**
 * Makes the voucher of an expense. Throws AMOUNT_INVALID unless the amount is above zero, LINE_INVALID when it is paid
 * from the expense account itself.
 */
export function expense(input: ExpenseInput): Voucher {
  if (input.amount <= 0n) throw problem("AMOUNT_INVALID");
  if (input.accountId === input.ledgerId) {
    throw problem("LINE_INVALID", { message: "An expense can't be paid from its own account." });
  }
  return {
    kind: "expense",
    date: input.date,
    seriesId: 0,
    prefix: "EXP/",
    partyId: null,
    userId: input.userId,
    branchId: input.branchId,
    amount: input.amount,
    narration: input.narration ?? null,
    clientId: input.clientId ?? null,
    requestHash: input.requestHash ?? null,
    ...(input.entered && { entered: input.entered }),
    lines: [
      debit(input.accountId, "expense", input.amount, input.ledgerId),
      credit(input.ledgerId, "expense", input.amount, input.accountId),
    ],
    moves: [],
    document: { table: "expenses", rows: (posted) => ({ head: expenseRow(input, posted) }) },
  };
}

function expenseRow(input: ExpenseInput, posted: Posted): Row {
  return {
    ...moneyColumns(posted, input.narration),
    mode: input.mode,
    account_id: input.accountId,
    ledger_id: input.ledgerId,
    user_id: input.userId,
    branch_id: input.branchId,
    trip_id: input.tripId,
  };
}
