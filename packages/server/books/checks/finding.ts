/** A violated invariant of the books (DOMAIN section 2), with a voucher where it shows. */
export interface Finding {
  invariant: "I1" | "I2" | "I3" | "I4" | "I5" | "I6" | "I7" | "I8" | "I9" | "I10" | "I11";
  message: string;
  voucherId: number | null;
  voucherNo: string | null;
}

/**
 * A query that must return no row; each row is a finding. All of them read one snapshot of the books, so the result is
 * right even while others are posting. The company is bound as `:company`, system accounts by their keys, the items that are services as `:services`.
 */
export interface Check {
  invariant: Finding["invariant"];
  message: string;
  /** Messages of further invariants that `first` tells apart, in its column `invariant`. */
  also?: Partial<Record<Finding["invariant"], string>>;
  /** Returns at most `:most` rows: `voucher_id`, or the columns that `first` takes as bindings. */
  sql: string;
  /**
   * Finds the voucher when `sql` compares sums only, or what is wrong with it; the columns of a row are bound by name. A
   * sum of several vouchers names none of them, since any may be innocent.
   */
  first?: string;
  /** `sql` looks at the vouchers `:vouchers`, whose documents differ in sum (`fingerprintOf`), instead of at all of them. */
  onlyWhereSumsDiffer?: boolean;
  /** The two numbers that `sql` compares: that of posted rows can be added up range by range of vouchers. */
  sides?: { ofRange: string; rolledUp: string };
  /** `sql` compares what these compare, all at once; only where it finds a difference they tell where. */
  parts?: readonly Check[];
  /** The columns that say where a sum differs. */
  at?: readonly string[];
}

/** SQL of the voucher that a sum is of, if it is of one only. */
export function onlyVoucher(voucher = "voucher_id"): string {
  return `CASE WHEN MIN(${voucher}) = MAX(${voucher}) THEN MIN(${voucher}) END AS voucher_id`;
}
