import { problem, problemOnField } from "../../problem.ts";
import { formatPaise, type Paise } from "../money.ts";
import { makeCredit, makeDebit, type LedgerLine, type Settlement, type Voucher } from "../voucher.ts";
import { makeDocument, makeDocumentVoucher, type DocumentInput } from "./document-voucher.ts";

/** Money paid to a party, with the discount that the party allows. Amounts in paise. */
export interface PaymentInput extends DocumentInput {
  /** Cash, bank (cheque), online payment or NEFT. */
  mode: "C" | "B" | "O" | "N";
  /** The account credited or debited with the money: the salesman's cash account or a bank. */
  ledgerId: number;
  partyId: number;
  userId: number | null;
  /** Received or paid, without the discount. */
  amount: Paise;
  /** The discount allowed in addition, and its account. */
  discount?: { amount: Paise; accountId: number };
  cheque?: { number: string; date: string; bank: string; branch: string | null };
  /**
   * Set if the cheque is dated later than the voucher: the account that has the money until the
   * cheque's day, in place of the bank account.
   */
  postDatedId?: number;
  remark?: string | null;
  /** Bills that amount and discount settle; what is left settles the oldest bills. */
  settles?: readonly Settlement[];
}

/** Money received from a party, with the discount allowed to the party. */
export interface ReceiptInput extends PaymentInput {
  approved?: boolean;
}

/**
 * Debits the party with the amount and the discount. Throws AMOUNT_INVALID unless the amount is
 * above zero and the discount not more than it, LINE_INVALID if the party's account is also the
 * money account.
 */
export function makePaymentVoucher(input: PaymentInput): Voucher {
  return makeVoucher("payment", input);
}

/** Credits the party with the amount and the discount. Throws what `makePaymentVoucher` throws. */
export function makeReceiptVoucher(input: ReceiptInput): Voucher {
  return makeVoucher("receipt", input, { approval_status: input.approved ? 1 : 0 });
}

function makeVoucher(
  kind: "receipt" | "payment",
  input: PaymentInput,
  columns: { approval_status?: 0 | 1 } = {},
): Voucher {
  const { ledgerId, partyId, userId, amount, postDatedId } = input;
  if (amount <= 0n) throw problem("AMOUNT_INVALID");
  const discount = checkDiscount(input);
  if (ledgerId === partyId)
    throw problem("LINE_INVALID", {
      message: "The party can't be the account that the money goes into or comes from.",
    });
  return {
    ...makeDocumentVoucher(kind, input),
    partyId,
    userId,
    amount,
    ...(discount && { discount: discount.amount }),
    ...(input.settles && { settles: input.settles }),
    lines: [
      ...postPart(kind, postDatedId ?? ledgerId, amount),
      ...(discount ? postPart("discount", discount.accountId, discount.amount) : []),
    ],
    document: makeDocument(kind, input, {
      head: { ...makePartyMoneyColumns(input), ...columns },
    }),
  };

  function postPart(entryKind: LedgerLine["entryKind"], accountId: number, part: Paise): LedgerLine[] {
    const [debitId, creditId] = kind === "receipt" ? [accountId, partyId] : [partyId, accountId];
    return [makeDebit(debitId, entryKind, part, creditId), makeCredit(creditId, entryKind, part, debitId)];
  }
}

export function makePartyMoneyColumns({ cheque, discount, postDatedId, ...input }: PaymentInput) {
  return {
    amount: formatPaise(input.amount),
    mode: input.mode,
    ledger_id: input.ledgerId,
    party_id: input.partyId,
    user_id: input.userId,
    branch_id: input.branchId,
    cheque_no: cheque?.number ?? null,
    cheque_date: cheque?.date ?? null,
    bank: cheque?.bank ?? null,
    bank_branch: cheque?.branch ?? null,
    post_dated: postDatedId === undefined ? 0 : 1,
    remark: input.remark ?? null,
    discount: formatPaise(discount?.amount ?? 0n),
  };
}

/** Undefined for a zero discount. Throws AMOUNT_INVALID if negative or above the amount. */
function checkDiscount({ amount, discount }: PaymentInput): PaymentInput["discount"] {
  if (!discount || discount.amount === 0n) return undefined;
  if (discount.amount < 0n || discount.amount > amount)
    throw problemOnField("AMOUNT_INVALID", "discount", "A discount is at most as much as the money.");
  return discount;
}
