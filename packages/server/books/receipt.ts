import { problem } from "../http/problem.ts";
import { formatPaise, type Paise } from "./money.ts";
import { credit, debit, type Entered, type Posted, type Row, type Voucher } from "./voucher.ts";

/** Money that came in from a party. */
export interface ReceiptInput {
  date: string;
  /** Cash, bank (cheque), online payment or NEFT. */
  mode: "C" | "B" | "O" | "N";
  /** The account that the money went into: the salesman's cash, or a bank. */
  ledgerId: number;
  partyId: number;
  userId: number | null;
  branchId: number | null;
  amount: Paise;
  cheque?: { number: string; date: string; bank: string; branch: string | null };
  narration?: string | null;
  remark?: string | null;
  approved?: boolean;
  clientId?: string | null;
  requestHash?: Buffer | null;
  entered?: Entered;
}

/** The voucher of a receipt. */
export function receipt(input: ReceiptInput): Voucher {
  if (input.amount <= 0n) throw problem("AMOUNT_INVALID");
  return {
    kind: "receipt",
    date: input.date,
    seriesId: 0,
    prefix: "RCT/",
    partyId: input.partyId,
    userId: input.userId,
    branchId: input.branchId,
    amount: input.amount,
    narration: input.narration ?? null,
    clientId: input.clientId ?? null,
    requestHash: input.requestHash ?? null,
    ...(input.entered && { entered: input.entered }),
    lines: [
      debit(input.ledgerId, "receipt", input.amount, input.partyId),
      credit(input.partyId, "receipt", input.amount, input.ledgerId),
    ],
    moves: [],
    document: { table: "receipts", rows: (posted) => ({ head: receiptRow(input, posted) }) },
  };
}

function receiptRow(input: ReceiptInput, posted: Posted): Row {
  return {
    company_id: posted.companyId,
    id: posted.documentId,
    voucher_id: posted.voucherId,
    year_id: posted.yearId,
    number: posted.number,
    date: input.date,
    mode: input.mode,
    ledger_id: input.ledgerId,
    party_id: input.partyId,
    user_id: input.userId,
    branch_id: input.branchId,
    amount: formatPaise(input.amount),
    narration: input.narration ?? null,
    cheque_no: input.cheque?.number ?? null,
    cheque_date: input.cheque?.date ?? null,
    bank: input.cheque?.bank ?? null,
    bank_branch: input.cheque?.branch ?? null,
    remark: input.remark ?? null,
    approval_status: input.approved ? 1 : 0,
    created_by: posted.entered.by,
    created_at: posted.entered.at,
  };
}
