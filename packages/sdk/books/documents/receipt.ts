import { problem } from "../../problem.ts";
import { grantedDiscount, moneyColumns, partyMoneyColumns, type PartyMoney } from "../document-columns.ts";
import { credit, debit, type Entered, type Posted, type Row, type Voucher } from "../voucher.ts";

/** Money received from a party, with the discount that it is allowed. Amounts in paise. */
export interface ReceiptInput extends PartyMoney {
  date: string;
  narration?: string | null;
  approved?: boolean;
  clientId?: string | null;
  requestHash?: Uint8Array | null;
  entered?: Entered;
}

/**
 * Makes the voucher of a receipt: it credits the party with the money and the discount. Throws AMOUNT_INVALID unless the amount is
 * above zero and the discount no more than it, LINE_INVALID when the party is the receiving account itself.
 */
export function receipt(input: ReceiptInput): Voucher {
  if (input.amount <= 0n) throw problem("AMOUNT_INVALID");
  const discount = grantedDiscount(input);
  if (input.ledgerId === input.partyId)
    throw problem("LINE_INVALID", {
      message: "The party can't be the account that the money goes into or comes from.",
    });
  return {
    kind: "receipt",
    date: input.date,
    seriesId: 0,
    prefix: "RCT/",
    partyId: input.partyId,
    userId: input.userId,
    branchId: input.branchId,
    amount: input.amount,
    ...(discount && { discount: discount.amount }),
    narration: input.narration ?? null,
    clientId: input.clientId ?? null,
    requestHash: input.requestHash ?? null,
    ...(input.entered && { entered: input.entered }),
    ...(input.settles && { settles: input.settles }),
    lines: [
      debit(input.ledgerId, "receipt", input.amount, input.partyId),
      credit(input.partyId, "receipt", input.amount, input.ledgerId),
      ...(discount
        ? [
            debit(discount.accountId, "discount", discount.amount, input.partyId),
            credit(input.partyId, "discount", discount.amount, discount.accountId),
          ]
        : []),
    ],
    moves: [],
    document: { table: "receipts", rows: (posted) => ({ head: receiptRow(input, posted) }) },
  };
}

function receiptRow(input: ReceiptInput, posted: Posted): Row {
  return {
    ...moneyColumns(posted, input.narration),
    ...partyMoneyColumns(input),
    approval_status: input.approved ? 1 : 0,
  };
}
