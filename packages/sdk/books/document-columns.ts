import { refused } from "../problem.ts";
import { formatPaise, type Paise } from "./money.ts";
import type { Posted, Settlement } from "./voucher.ts";

/** The columns that every document has, filled from its voucher. */
export function documentColumns(posted: Posted, narration: string | null | undefined) {
  return {
    company_id: posted.companyId,
    id: posted.documentId,
    voucher_id: posted.voucherId,
    year_id: posted.yearId,
    number: posted.number,
    date: posted.date,
    narration: narration ?? null,
    created_by: posted.entered.by,
    created_at: posted.entered.at,
  };
}

/** `documentColumns` plus the amount, for documents that move money. */
export function moneyColumns(posted: Posted, narration: string | null | undefined) {
  return { ...documentColumns(posted, narration), amount: formatPaise(posted.amount) };
}

/** A receipt from or a payment to a party. Amount in paise. */
export interface PartyMoney {
  /** Cash, bank (cheque), online payment or NEFT. */
  mode: "C" | "B" | "O" | "N";
  /** The account credited or debited with the money: the salesman's cash account or a bank. */
  ledgerId: number;
  partyId: number;
  userId: number | null;
  branchId: number | null;
  /** Received or paid, without the discount. */
  amount: Paise;
  /** The discount allowed in addition, and its account. */
  discount?: { amount: Paise; accountId: number };
  cheque?: { number: string; date: string; bank: string; branch: string | null };
  remark?: string | null;
  /** Bills that the amount and the discount settle; the rest, or all of it, settles the oldest bills. */
  settles?: readonly Settlement[];
}

/** The discount; undefined if it is zero. Throws AMOUNT_INVALID if it is negative or larger than the amount. */
export function grantedDiscount({ amount, discount }: PartyMoney): PartyMoney["discount"] {
  if (!discount || discount.amount === 0n) return undefined;
  if (discount.amount < 0n || discount.amount > amount)
    throw refused("AMOUNT_INVALID", "discount", "A discount is at most as much as the money.");
  return discount;
}

/** The columns that receipts and payments have in common. */
export function partyMoneyColumns(input: PartyMoney) {
  return {
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
    discount: formatPaise(input.discount?.amount ?? 0n),
  };
}
