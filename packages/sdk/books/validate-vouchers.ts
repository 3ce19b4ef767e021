import { catchProblem, type Problem } from "../problem.ts";
import { settle, takeOff, type OpenBills } from "./settle-bills.ts";
import {
  validateVoucher,
  type Changing,
  type PostingContext,
  type ValidVoucher,
} from "./validate-voucher.ts";
import type { Voucher } from "./voucher.ts";

/**
 * Validates vouchers one after the other, each against the changes of those before it: costs, stock, batches
 * and open amounts of bills. An invalid voucher changes nothing and has its problem in its place.
 */
export function validateVouchers(
  vouchers: readonly Voucher[],
  context: PostingContext,
  changing: Changing,
  bills: OpenBills,
): (ValidVoucher | Problem)[] {
  return vouchers.map((voucher) =>
    catchProblem((): ValidVoucher => {
      const settled = settle(voucher, bills);
      const valid = validateVoucher(voucher, context, changing);
      takeOff(bills, settled);
      return { ...valid, settled };
    }),
  );
}
