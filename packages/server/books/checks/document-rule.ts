import { buildTaxWithinSql } from "./tax-within.ts";
import type { DocumentTable, LineTable, EntryKind, VoucherKind } from "@vanbook/sdk/books";

/**
 * What a document's row and lines say about everything posted for it, as SQL over these rows: `d`
 * the document, `v` its voucher, `l` one of its lines, `m` one of its stock moves. System accounts
 * are bound by their keys (`:sales`), services as `:services`.
 */
export interface DocumentRule {
  table: DocumentTable;
  kinds: readonly VoucherKind[];
  prefix: string;
  voucher: Partial<Record<VoucherColumn, string>>;
  join?: string;
  holds?: readonly string[];
  lines?: LineRule;
  /** All ledger entries of the voucher. Amounts of zero are not posted. */
  entries: readonly Claim[];
  /** A bill's customer. The account that took the cash is only in the ledger, on the other side. */
  cashOf?: string;
  /** A condition on each ledger entry (`e`), for documents whose lines are only in the ledger. */
  entered?: string;
}

export type VoucherColumn = "series_id" | "party_id" | "user_id" | "branch_id" | "amount";

export interface LineRule {
  table: LineTable;
  parent: string;
  sums: Readonly<Record<string, string>>;
  holds?: readonly string[];
  /**
   * Condition for lines with goods; others are services without stock moves. If omitted, all lines
   * are goods.
   */
  goods?: string;
  /** All stock moves of the voucher. Quantities of zero are not posted. */
  moves: readonly MoveClaim[];
  /**
   * Condition for moves whose value follows from the lines; if omitted, all, if any claim has a
   * value.
   */
  valued?: string;
  place?: (location: string) => string;
  /** Whether moves carry the taxable value and tax of their line, once per line. */
  priced?: boolean;
}

/** A ledger entry; debits are positive. `of`: the summed rows; if omitted, the document's row. */
export interface Claim {
  entryKind: EntryKind;
  account: string;
  against: string;
  amount: string;
  of?: "lines" | "moves";
}

export interface MoveClaim {
  kind: string;
  item: string;
  location: string;
  quantity: string;
  value?: string;
  of?: "document";
}

/** True if some data is only in ledger or stock moves, so each document must be looked up. */
export function isLookedUp({ entered, lines }: DocumentRule): boolean {
  return entered !== undefined || lines?.valued !== undefined;
}

/** Half of the tax as CGST and half as SGST, or all as IGST between states (docs/books.md#tax). */
export const TAXED_LINE_SQL = buildTaxedLineSql("d.inter_state = 1");

function buildTaxedLineSql(isInterState: string): string {
  return `(CASE WHEN ${isInterState}
    THEN l.igst = ROUND(l.taxable * l.tax_rate * 0.01, 2) AND l.cgst = 0 AND l.sgst = 0
    ELSE l.cgst = ROUND(l.taxable * l.tax_rate * 0.005, 2) AND l.sgst = l.cgst AND l.igst = 0 END)`;
}

/**
 * The amounts of a line that was sold: `net` is what its price comes to after its discounts,
 * without tax or with it, as the line says.
 */
export function buildSoldLineSql(net: string, isInterState = "d.inter_state = 1"): string {
  return `(CASE l.price_has_tax WHEN 0 THEN l.taxable = ${net} AND ${buildTaxedLineSql(isInterState)}
    WHEN 1 THEN l.amount = ${net} AND ${buildTaxWithinSql(isInterState, "l")} END)`;
}

export const LINE_AMOUNT = "l.amount = l.taxable + l.cgst + l.sgst + l.igst";
/** If `LINE_AMOUNT` holds for each line, the amounts add up too. */
export const TAXED_SUMS = { taxable: "d.taxable", cgst: "d.cgst", sgst: "d.sgst", igst: "d.igst" };

export const OF_CUSTOMER = {
  party_id: "d.customer_id",
  user_id: "d.salesman_id",
  branch_id: "d.branch_id",
} as const;

export const IN_PLACE = { item: "l.item_id", location: "d.location_id" } as const;

export function listPartyEntries(
  entryKind: EntryKind,
  party: string,
  { against, amount, others }: { against: string; amount: string; others: Readonly<Record<string, string>> },
): readonly Claim[] {
  const rest = Object.entries(others);
  return [
    { entryKind, account: party, against, amount },
    ...rest.map(([account, each]) => ({ entryKind, account, against: party, amount: each })),
  ];
}

export function taxes(of: "input" | "output", times: string): Record<string, string> {
  return Object.fromEntries(["cgst", "sgst", "igst"].map((tax) => [`:${tax}_${of}`, `${times}d.${tax}`]));
}

/** `account` bears the cost of the lines, or gets it back if `sign` is `-`. */
export function listCostEntries(
  entryKind: EntryKind,
  account: string,
  sign: "" | "-" = "",
): readonly Claim[] {
  const cost = { entryKind, account, against: ":inventory", amount: `${sign}l.cost`, of: "lines" } as const;
  return [cost, ...listStockEntries(entryKind, account, sign === "" ? "-l.cost" : "l.cost", "lines")];
}

/** Stock variance bears the difference between the change of inventory and `cost`. */
export function listStockEntries(
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
