import type { Voucher } from "../voucher.ts";
import { makePartyMoneyVoucher, type PartyMoneyInput } from "./party-money.ts";

/** Money received from a party, with the discount allowed to the party. Amounts in paise. */
export interface ReceiptInput extends PartyMoneyInput {
  approved?: boolean;
}

/**
 * Makes the voucher of a receipt: credits the party with the amount and the discount. Throws what
 * `makePartyMoneyVoucher` throws.
 */
export function receipt(input: ReceiptInput): Voucher {
  return makePartyMoneyVoucher("receipt", input, { approval_status: input.approved ? 1 : 0 });
}
