import { formatPaise, paise } from "../money.ts";
import type { Voucher } from "../books/posting/voucher.ts";
import { refused } from "../contract/problem.ts";

/** Returns the voucher. Throws AMOUNT_DIFFERS when the amount that the client calculated is different. */
export function checkedAmount(voucher: Voucher, given: string | undefined): Voucher {
  const { amount } = voucher;
  if (given === undefined || typeof amount === "string" || paise(given) === amount) return voucher;
  throw refused("AMOUNT_DIFFERS", "amount", `The document comes to ${formatPaise(amount)}.`);
}
