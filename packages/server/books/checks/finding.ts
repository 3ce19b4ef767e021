/** Something in the books that must never be (DOMAIN section 2), and the first voucher where it shows. */
export interface Finding {
  invariant: "I1" | "I2" | "I3" | "I4" | "I5" | "I6" | "I7" | "I8" | "I9" | "I10" | "I11";
  message: string;
  voucherId: number | null;
  voucherNo: string | null;
}

/**
 * A question whose first row, if there is one, is a finding. A single statement sees the books at one moment, so the
 * answer is right while others post. Queries take the company as `:company`.
 */
export interface Check {
  invariant: Finding["invariant"];
  message: string;
  /** Answers `voucher_id`, or whatever columns `first` asks for. */
  sql: string;
  /** Finds the voucher where sums alone have shown a breach; takes the columns of the row that was found. */
  first?: string;
}
