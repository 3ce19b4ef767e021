import type { VoucherKind } from "@vanbook/sdk/books";
import type { Schema } from "../../contract/contract.ts";

export interface Entered {
  kind: VoucherKind;
  voucherId: number;
  id: number;
}

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
  supplier_note_no: string | null;
  supplier_note_date: string | null;
  tax_rate: string;
  refers_to: number | null;
  reverse_charge: number;
  no_tax_reason: string | null;
  freight: string;
  discount: string;
  discount_before_tax: number;
  round_off: string;
}

/** A document's input leaves out fields that are null or empty. */
export function omitEmpty<Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]?: NonNullable<Fields[Name]> } {
  const filledFields = Object.entries(fields).filter(([, value]) => value !== null && value !== "");
  return Object.fromEntries(filledFields) as { [Name in keyof Fields]?: NonNullable<Fields[Name]> }; // the same names
}
