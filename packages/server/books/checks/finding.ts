/** A violated invariant of the books (DOMAIN section 2), with the first voucher where it shows. */
export interface Finding {
  invariant: "I1" | "I2" | "I3" | "I4" | "I5" | "I6" | "I7" | "I8" | "I9" | "I10" | "I11";
  message: string;
  voucherId: number | null;
  voucherNo: string | null;
}

/**
 * A query that must return no row; its first row is a finding. A single statement sees the books at one moment, so the
 * result is right even while others are posting. The company is bound as `:company`.
 */
export interface Check {
  invariant: Finding["invariant"];
  message: string;
  /** Returns `voucher_id`, or the columns that `first` takes as bindings. */
  sql: string;
  /** Finds the voucher when `sql` compares sums only; the columns of its first row are bound by name. */
  first?: string;
}
