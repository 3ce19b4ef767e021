import { formatPaise, paise } from "../money.ts";
import type { Voucher } from "../books/posting/voucher.ts";
import { refused } from "../contract/problem.ts";

/** The voucher of a document, unless its sender makes another amount of it. */
export function checkedAmount(voucher: Voucher, given: string | undefined): Voucher {
  const { amount } = voucher;
  if (given === undefined || amount === "stock" || paise(given) === amount) return voucher;
  throw refused("AMOUNT_DIFFERS", "amount", `The document comes to ${formatPaise(amount)}.`);
}
