import type { VoucherKind } from "@vanbook/sdk/books";
import type { Schema } from "../../contract/contract.ts";

/** A document that the caller may see in full. */
export interface Entered {
  kind: VoucherKind;
  voucherId: number;
  /** The document's own id. */
  id: number;
}

/** The columns of all document tables, including those that only some kinds have. */
export interface DocumentRow {
  date: string;
  narration: string | null;
  amount: string;
  mode: string | number;
  user_id: number | null;
  party_id: number;
  ledger_id: number;
  account_id: number;
  trip_id: number | null;
  credit_id: number;
  debit_id: number;
  other_narration: string | null;
  remark: string | null;
  cheque_no: string | null;
  cheque_date: string | null;
  bank: string | null;
  bank_branch: string | null;
  customer_id: number;
  supplier_id: number;
  series_id: number;
  location_id: number;
  salesman_id: number | null;
  order_id: number | null;
  sale_type: Schema<"BillInput">["saleType"];
  supplier_invoice_no: string | null;
  supplier_invoice_date: string | null;
  supplier_gstin: string | null;
  tax_rate: string;
  reverse_charge: number;
  freight: string;
  discount: string;
  round_off: string;
}

/** Omits fields that are null or empty: a document's input leaves them out. */
export function given<Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]?: NonNullable<Fields[Name]> } {
  const said = Object.entries(fields).filter(([, value]) => value !== null && value !== "");
  return Object.fromEntries(said) as { [Name in keyof Fields]?: NonNullable<Fields[Name]> }; // the same names
}
