import * as say from "@vanbook/sdk/messages";
import { formatRupees, paise, type Voucher } from "@vanbook/sdk/books";
import { problemOnField } from "@vanbook/sdk/problem";

/** Throws AMOUNT_DIFFERS when the client calculated a different amount. */
export function checkAmount(voucher: Voucher, clientAmount: string | undefined): Voucher {
  const { amount } = voucher;
  if (clientAmount === undefined || typeof amount === "string" || paise(clientAmount) === amount)
    return voucher;
  throw problemOnField("AMOUNT_DIFFERS", "amount", say.documentComesTo({ amount: formatRupees(amount) }));
}
