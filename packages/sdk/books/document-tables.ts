import type { VoucherKind } from "./voucher-kind.ts";

export const DOCUMENT_TABLES = {
  sale: { table: "bills", lineTable: "bill_lines", parent: "bill_id" },
  sale_return: { table: "sale_returns", lineTable: "sale_return_lines", parent: "sale_return_id" },
  replacement: { table: "replacements", lineTable: "replacement_lines", parent: "replacement_id" },
  damage: { table: "damages", lineTable: "damage_lines", parent: "damage_id" },
  van_load: { table: "van_loads", lineTable: "van_load_lines", parent: "van_load_id" },
  purchase: { table: "purchases", lineTable: "purchase_lines", parent: "purchase_id" },
  purchase_return: {
    table: "purchase_returns",
    lineTable: "purchase_return_lines",
    parent: "purchase_return_id",
  },
  production: { table: "productions", lineTable: "production_lines", parent: "production_id" },
  receipt: { table: "receipts" },
  payment: { table: "payments" },
  expense: { table: "expenses" },
  journal: { table: "journals" },
  contra: { table: "journals" },
  hand_over: { table: "hand_overs" },
  credit_note: { table: "notes" },
  debit_note: { table: "notes" },
  stock_count: { table: "stock_counts", lineTable: "stock_count_lines", parent: "stock_count_id" },
} as const satisfies Partial<Record<VoucherKind, { table: string; lineTable?: string; parent?: string }>>;

/** A voucher kind that has a document; openings and closings exist in the ledger only. */
export type DocumentKind = keyof typeof DOCUMENT_TABLES;
export type DocumentTable = (typeof DOCUMENT_TABLES)[DocumentKind]["table"];
export type LineTable = Extract<(typeof DOCUMENT_TABLES)[DocumentKind], { lineTable: string }>["lineTable"];

export interface DocumentTables {
  table: DocumentTable;
  lineTable?: LineTable;
  parent?: string;
}

export function findDocumentTables(kind: VoucherKind): DocumentTables | undefined {
  return (DOCUMENT_TABLES as Partial<Record<VoucherKind, (typeof DOCUMENT_TABLES)[DocumentKind]>>)[kind];
}
