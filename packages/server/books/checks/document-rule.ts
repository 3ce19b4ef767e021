import type { DocumentTable, LineTable, EntryKind, VoucherKind } from "@vanbook/sdk/books";

/**
 * What a document's row and lines say about everything that was posted for it, as SQL over these rows: `d` the document,
 * `v` its voucher, `l` one of its lines, `m` one of its stock moves. System accounts are bound by their keys (`:sales`), the items that are services as `:services`.
 */
export interface DocumentRule {
  table: DocumentTable;
  kinds: readonly VoucherKind[];
  /** The printed number's part before the digits. */
  prefix: string;
  /** Columns of the voucher. */
  voucher: Partial<Record<VoucherColumn, string>>;
  /** Further rows that `holds` names. */
  join?: string;
  /** Conditions on the document's row. */
  holds?: readonly string[];
  lines?: LineRule;
  /** All of the voucher's ledger lines; those of zero are not posted. */
  entries: readonly Claim[];
  /** Which account took a bill's cash is in the ledger alone: the customer is on the other side of it. */
  cashOf?: string;
  /** A condition on each ledger line (`e`) of a document whose lines are in the ledger alone. */
  entered?: string;
}

export type VoucherColumn = "series_id" | "party_id" | "user_id" | "branch_id" | "amount";

export interface LineRule {
  table: LineTable;
  parent: string;
  /** Sums over the lines. */
  sums: Readonly<Record<string, string>>;
  /** Conditions on each line. */
  holds?: readonly string[];
  /** Which lines are of goods: others, of services, have no stock moves. All, if it is left out. */
  goods?: string;
  /** All of the voucher's stock moves; those of zero are not posted. */
  moves: readonly MoveClaim[];
  /** The moves whose value follows from the lines; all, if one has a value. */
  valued?: string;
  /** Where goods lie, if not simply at the location that the document names. */
  place?: (location: string) => string;
  /** Whether moves have the taxable value and the tax of their line, once for all moves of a line. */
  priced?: boolean;
}

/** Ledger lines: debits positive. `of` says which rows are summed, the document's own row if it is left out. */
export interface Claim {
  entryKind: EntryKind;
  account: string;
  against: string;
  amount: string;
  of?: "lines" | "moves";
}

/** Stock moves of a line or of the document; `value` where it follows from them too. */
export interface MoveClaim {
  kind: string;
  item: string;
  location: string;
  quantity: string;
  value?: string;
  of?: "document";
}

/** Whether each document has to be looked up: some of what it says is in its ledger lines or stock moves alone. */
export function isLookedUp({ entered, lines }: DocumentRule): boolean {
  return entered !== undefined || lines?.valued !== undefined;
}

/** A line's tax at its rate: half as CGST and half as SGST, or IGST between states (DOMAIN section 1). */
export const TAXED = `(CASE WHEN d.inter_state = 1
    THEN l.igst = ROUND(l.taxable * l.tax_rate * 0.01, 2) AND l.cgst = 0 AND l.sgst = 0
    ELSE l.cgst = ROUND(l.taxable * l.tax_rate * 0.005, 2) AND l.sgst = l.cgst AND l.igst = 0 END)`;
export const LINE_AMOUNT = "l.amount = l.taxable + l.cgst + l.sgst + l.igst";
/** With `LINE_AMOUNT` in each line, the amounts add up too. */
export const TAXED_SUMS = { taxable: "d.taxable", cgst: "d.cgst", sgst: "d.sgst", igst: "d.igst" };

/** What inventory took or gave, and what stock variance bore because that is not `cost` (the change of inventory). */
export function stockEntries(
  entryKind: EntryKind,
  against: string,
  cost: string,
  of?: Claim["of"],
): readonly Claim[] {
  const variance = { entryKind: "stock", account: ":stock_variance", against: ":inventory" } as const;
  return [
    { entryKind, account: ":inventory", against, amount: "m.value", of: "moves" },
    { ...variance, amount: "-m.value", of: "moves" },
    { ...variance, amount: cost, ...(of && { of }) },
  ];
}
