import type { VoucherField, VoucherLine, VoucherValues } from "../voucher/definition.ts";
import { findWrongLines } from "./trade-checks.ts";

/** Debit and credit of a line. Filling one clears the other, and Enter skips it. */
export const TWO_SIDES = [
  {
    field: "debit",
    kind: "figure",
    changes: (value) => (value === "" ? {} : { credit: "" }),
    isPassed: ({ credit }) => Boolean(credit),
  },
  {
    field: "credit",
    kind: "figure",
    changes: (value) => (value === "" ? {} : { debit: "" }),
    isPassed: ({ debit }) => Boolean(debit),
  },
] as const satisfies readonly VoucherField<{ debit?: number; credit?: number }>[];

/** Requires each line to be either a debit or a credit. The same message as the server's. */
export function findSideFaults(voucher: VoucherValues): Readonly<Record<string, string>> {
  const message = "A line must be either a debit or a credit, above zero, with two decimals.";
  const isWrong = ({ fields }: VoucherLine) => Number(fields["debit"]) > 0 === Number(fields["credit"]) > 0;
  return findWrongLines(voucher, "debit", message, isWrong);
}
