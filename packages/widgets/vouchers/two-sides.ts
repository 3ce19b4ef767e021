import type { VoucherField } from "../voucher/definition.ts";

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
