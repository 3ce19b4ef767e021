/**
 * The kinds of vouchers, by which reports distinguish documents, and what is printed before their
 * numbers. A bill has the name of its series there.
 */
export const NUMBER_PREFIXES = {
  opening: "OPN/",
  sale: "",
  sale_return: "SRN/",
  replacement: "RPL/",
  damage: "DMG/",
  van_load: "VLD/",
  purchase: "PUR/",
  purchase_return: "PRN/",
  production: "PRD/",
  receipt: "RCT/",
  payment: "PAY/",
  expense: "EXP/",
  journal: "JRN/",
  contra: "CON/",
  hand_over: "HND/",
  stock_count: "CNT/",
  credit_note: "CRN/",
  debit_note: "DBN/",
  closing: "CLS/",
} as const;

export type VoucherKind = keyof typeof NUMBER_PREFIXES;
