import * as say from "@vanbook/sdk/messages";
import { formatPaise, paise, type Voucher } from "@vanbook/sdk/books";
import { refused } from "@vanbook/sdk/problem";

/** Returns the voucher. Throws AMOUNT_DIFFERS when the amount that the client calculated is different. */
export function checkedAmount(voucher: Voucher, given: string | undefined): Voucher {
  const { amount } = voucher;
  if (given === undefined || typeof amount === "string" || paise(given) === amount) return voucher;
  throw refused("AMOUNT_DIFFERS", "amount", say.documentComesTo({ amount: formatPaise(amount) }));
}
