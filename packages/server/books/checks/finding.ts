/**
 * A violated invariant of the books (docs/books.md#invariants), with the voucher if one is known.
 */
export interface Finding {
  invariant:
    | "I1"
    | "I2"
    | "I3"
    | "I4"
    | "I5"
    | "I6"
    | "I7"
    | "I8"
    | "I9"
    | "I10"
    | "I11"
    | "I12"
    | "I13"
    | "I14";
  message: string;
  voucherId: number | null;
  voucherNo: string | null;
}

/**
 * A query that must return no row; each row is a finding. All queries of a connection read one
 * snapshot, so the result is right even while others are posting. Bindings: the company as
 * `:company`, system accounts by their keys, services as `:services`.
 */
export interface Check {
  invariant: Finding["invariant"];
  message: string;
  /** Messages of further invariants, which `first` returns in its column `invariant`. */
  also?: Partial<Record<Finding["invariant"], string>>;
  /**
   * Returns at most `:most` rows, with `voucher_id` or with the columns that `first` needs as
   * bindings.
   */
  sql: string;
  /**
   * Finds the voucher if `sql` only compares sums, or the broken invariant; the columns of a row
   * are bound by name. Names no voucher if a sum covers several, since any of them may be right.
   */
  first?: string;
  /** `sql` checks only the vouchers `:from` to `:until`, whose digests differ in sum. */
  isOfRange?: boolean;
  /** `sql` checks only the vouchers `:vouchers`, whose documents differ in sum, not all of them. */
  onlyWhereSumsDiffer?: boolean;
  /** The numbers that `sql` compares. That of posted rows can be added up by voucher ranges. */
  sides?: { ofRange: string; rolledUp: string };
  /** Checks that `sql` combines. They run only if it finds a difference, to show where it is. */
  parts?: readonly Check[];
  at?: readonly string[];
  /** What it finds leaves the books sound. */
  isWarning?: true;
}

/** SQL: the voucher id, if the sum covers only one voucher. */
export function selectOnlyVoucher(voucher = "voucher_id"): string {
  return `CASE WHEN MIN(${voucher}) = MAX(${voucher}) THEN MIN(${voucher}) END AS voucher_id`;
}
