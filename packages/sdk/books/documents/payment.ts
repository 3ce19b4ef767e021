import type { Voucher } from "../voucher.ts";
import { makePartyMoneyVoucher, type PartyMoneyInput } from "./party-money.ts";

/** Money paid to a party, with the discount that the party allows. Amounts in paise. */
export type PaymentInput = PartyMoneyInput;

/**
 * Makes the voucher of a payment: debits the party with the amount and the discount. Throws what
 * `makePartyMoneyVoucher` throws.
 */
export function payment(input: PaymentInput): Voucher {
  return makePartyMoneyVoucher("payment", input);
}
