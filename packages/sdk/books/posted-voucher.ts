import type { VoucherKind } from "./voucher-kind.ts";
import type { LedgerLine, ValuedMove } from "./voucher.ts";

export interface VoucherRow {
  company_id: number;
  id: number;
  kind: VoucherKind;
  year_id: number;
  series_id: number;
  number: number;
  voucher_no: string;
  date: string;
  party_id: number | null;
  user_id: number | null;
  branch_id: number | null;
  amount: string;
  narration: string | null;
  reverses_id: number | null;
}

export interface StandingVoucher extends VoucherRow {
  /** Id of the document's row; 0 for a voucher without one. */
  document_id: number;
}

export interface ReadVoucher {
  original: StandingVoucher;
  lines: readonly LedgerLine[];
  moves: readonly ValuedMove[];
}
