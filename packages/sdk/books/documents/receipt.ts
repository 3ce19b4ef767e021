import type { Voucher } from "../voucher.ts";
import { makePartyMoneyVoucher, type PartyMoneyInput } from "./party-money.ts";

/** Money received from a party, with the discount that it is allowed. Amounts in paise. */
export interface ReceiptInput extends PartyMoneyInput {
  approved?: boolean;
}

/** Makes the voucher of a receipt: it credits the party with the money and the discount. Throws what `makePartyMoneyVoucher` throws. */
export function receipt(input: ReceiptInput): Voucher {
  return makePartyMoneyVoucher("receipt", input, { approval_status: input.approved ? 1 : 0 });
}
