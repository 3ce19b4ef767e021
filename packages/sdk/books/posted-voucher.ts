import type { VoucherKind } from "./voucher-kind.ts";
import type { LedgerLine, ValuedMove } from "./voucher.ts";

/** A row of `vouchers`. */
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

/** A voucher that can be cancelled or edited, and its document. */
export interface StandingVoucher extends VoucherRow {
  /** Id of the document's row; 0 for a voucher without one. */
  document_id: number;
}

/** A voucher that can be cancelled or edited, with its ledger lines and stock moves. */
export interface ReadVoucher {
  original: StandingVoucher;
  lines: readonly LedgerLine[];
  moves: readonly ValuedMove[];
}
