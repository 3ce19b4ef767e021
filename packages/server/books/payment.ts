import { problem } from "../http/problem.ts";
import { documentColumns } from "./document-columns.ts";
import type { Paise } from "./money.ts";
import { credit, debit, type Entered, type Posted, type Row, type Voucher } from "./voucher.ts";

/** Money that goes out to a party. */
export interface PaymentInput {
  date: string;
  /** Cash, bank (cheque), online payment or NEFT. */
  mode: "C" | "B" | "O" | "N";
  /** The account that the money comes from: cash, or a bank. */
  ledgerId: number;
  partyId: number;
  userId: number | null;
  branchId: number | null;
  amount: Paise;
  cheque?: { number: string; date: string; bank: string; branch: string | null };
  narration?: string | null;
  remark?: string | null;
  clientId?: string | null;
  requestHash?: Buffer | null;
  entered?: Entered;
}

/** The voucher of a payment: the party owes it, or is owed that much less. */
export function payment(input: PaymentInput): Voucher {
  if (input.amount <= 0n) throw problem("AMOUNT_INVALID");
  if (input.ledgerId === input.partyId) throw problem("LINE_INVALID", { message: "Nobody pays themselves." });
  return {
    kind: "payment",
    date: input.date,
    seriesId: 0,
    prefix: "PAY/",
    partyId: input.partyId,
    userId: input.userId,
    branchId: input.branchId,
    amount: input.amount,
    narration: input.narration ?? null,
    clientId: input.clientId ?? null,
    requestHash: input.requestHash ?? null,
    ...(input.entered && { entered: input.entered }),
    lines: [
      debit(input.partyId, "payment", input.amount, input.ledgerId),
      credit(input.ledgerId, "payment", input.amount, input.partyId),
    ],
    moves: [],
    document: { table: "payments", rows: (posted) => ({ head: paymentRow(input, posted) }) },
  };
}

function paymentRow(input: PaymentInput, posted: Posted): Row {
  return {
    ...documentColumns(posted, input.narration),
    mode: input.mode,
    ledger_id: input.ledgerId,
    party_id: input.partyId,
    user_id: input.userId,
    branch_id: input.branchId,
    cheque_no: input.cheque?.number ?? null,
    cheque_date: input.cheque?.date ?? null,
    bank: input.cheque?.bank ?? null,
    bank_branch: input.cheque?.branch ?? null,
    remark: input.remark ?? null,
  };
}
