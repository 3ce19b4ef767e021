import type { VoucherField } from "../voucher/definition.ts";

/** Debit and credit of a line, which has one of them: the other is emptied, and Enter goes past it. */
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
