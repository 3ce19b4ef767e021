import { problem } from "../../problem.ts";
import { grantedDiscount, moneyColumns, partyMoneyColumns, type PartyMoney } from "../document-columns.ts";
import { credit, debit, type Entered, type Posted, type Row, type Voucher } from "../voucher.ts";

/** Money paid to a party, with the discount that it allows. Amounts in paise. */
export interface PaymentInput extends PartyMoney {
  date: string;
  narration?: string | null;
  clientId?: string | null;
  requestHash?: Uint8Array | null;
  entered?: Entered;
}

/**
 * Makes the voucher of a payment: it debits the party with the money and the discount. Throws AMOUNT_INVALID unless the amount is
 * above zero and the discount no more than it, LINE_INVALID when the party is the paying account itself.
 */
export function payment(input: PaymentInput): Voucher {
  if (input.amount <= 0n) throw problem("AMOUNT_INVALID");
  const discount = grantedDiscount(input);
  if (input.ledgerId === input.partyId)
    throw problem("LINE_INVALID", {
      message: "The party can't be the account that the money goes into or comes from.",
    });
  return {
    kind: "payment",
    date: input.date,
    seriesId: 0,
    prefix: "PAY/",
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
      debit(input.partyId, "payment", input.amount, input.ledgerId),
      credit(input.ledgerId, "payment", input.amount, input.partyId),
      ...(discount
        ? [
            debit(input.partyId, "discount", discount.amount, discount.accountId),
            credit(discount.accountId, "discount", discount.amount, input.partyId),
          ]
        : []),
    ],
    moves: [],
    document: { table: "payments", rows: (posted) => ({ head: paymentRow(input, posted) }) },
  };
}

function paymentRow(input: PaymentInput, posted: Posted): Row {
  return { ...moneyColumns(posted, input.narration), ...partyMoneyColumns(input) };
}
