import type { Schema } from "@vanbook/sdk";

/** A line of how the tax is paid, in rupees by head. */
export interface PaymentLine {
  row: (typeof AMOUNT_ROWS)[number] | (typeof USE_ROWS)[Schema<"TaxHeadName">];
  amounts: Readonly<Partial<Record<Schema<"TaxHeadName">, number>>>;
}

export function listPayments(payment: Schema<"Gstr3bPayment">): PaymentLine[] {
  const uses = TAX_HEADS.map((head) => ({
    row: USE_ROWS[head],
    amounts: Object.fromEntries(
      payment.uses.filter((use) => use.credit === head).map(({ against, amount }) => [against, amount]),
    ),
  }));
  const createLine = (row: (typeof AMOUNT_ROWS)[number]) => ({ row, amounts: payment[row] });
  return [...AMOUNT_ROWS.slice(0, 4).map(createLine), ...uses, ...AMOUNT_ROWS.slice(4).map(createLine)];
}

/** In rupees: the sum of the three heads. */
export function sumHeads({ igst, cgst, sgst }: Schema<"TaxByHead">): number {
  return Math.round((igst + cgst + sgst) * 100) / 100;
}

export const TAX_HEADS = ["igst", "cgst", "sgst"] as const;
/** The uses of credit are after the first four. */
const AMOUNT_ROWS = [
  ...(["owed", "overdrawn", "broughtForward", "credit"] as const),
  ...(["cash", "reverseChargeCash", "creditLeft"] as const),
] as const;
const USE_ROWS = { igst: "byIgst", cgst: "byCgst", sgst: "bySgst" } as const;
