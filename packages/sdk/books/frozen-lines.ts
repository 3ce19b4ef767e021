import {
  paise,
  percent,
  price,
  quantity,
  type Paise,
  type Percent,
  type Price,
  type Quantity,
} from "./money.ts";
import type { DocumentItem, Party, Supplier } from "./company-books.ts";

/** A line sent in an edit; without a price, the price that applies. */
export interface SentLine {
  itemId: number;
  quantity: Quantity;
  freeQuantity: Quantity;
  unitPrice: Price | undefined;
  /** The line's discount: for a bill in percent or as an amount, for a purchase in percent. */
  discountRate?: Percent | undefined;
  discount?: Paise | undefined;
  /** For a purchase: its printed tax rate, if one is sent. */
  taxRate?: Percent | undefined;
}

/** The posted lines of a document that is being edited: a line sent unchanged keeps its terms. */
export interface FrozenLines {
  /**
   * The posted terms of a line that is sent unchanged: same item, quantities, price and discount (for a
   * purchase also tax rate). Each posted line is returned once.
   */
  take(sent: SentLine): FrozenTerms | undefined;
  /** Whether all lines were taken and exactly `sent` lines were sent. */
  areAll(sent: number): boolean;
  /** Whether the document had the item at this price: a correction may always use the document's own price. */
  hadPrice(itemId: number, unitPrice: Price): boolean;
}

/** The terms that a line keeps, whatever the item's master says now. */
export interface FrozenTerms extends Required<Pick<DocumentItem, "hsnCode" | "mrp" | "taxRate">> {
  unitPrice: Price;
  taxable: Paise;
}

/** What the header of an edited document keeps: its party's terms, and its discount if all lines are sent unchanged. */
export interface FrozenHead {
  partyId: number;
  interState: boolean;
  /** Whether a supplier had a GSTIN. */
  isRegistered: boolean;
  discount: Paise;
  amount: Paise;
  roundOff: Paise;
}

/** The posted terms of a header. */
export function frozenHeadOf(head: FrozenHeadRow): FrozenHead {
  return {
    partyId: head.party_id,
    interState: head.inter_state === 1,
    isRegistered: head.registered === 1,
    discount: paise(head.discount),
    amount: paise(head.amount),
    roundOff: paise(head.round_off),
  };
}

/** A document's party; if an edit keeps the party, the document also stays within a state or between states. */
export function partyOf(
  { id, state_code: stateCode }: { id: number; state_code: string | null },
  head: FrozenHead | undefined,
): Party {
  return { id, stateCode, ...(head?.partyId === id && { interState: head.interState }) };
}

/** A document's supplier; if an edit keeps the supplier, it also keeps whether they had a GSTIN. */
export function supplierOf(row: SupplierRow, head: FrozenHead | undefined): Supplier {
  const isRegistered = head?.partyId === row.id ? head.isRegistered : hasGstin(row);
  return { ...partyOf(row, head), isRegistered };
}

/** Whether a party is registered: one without a GSTIN charges no tax. */
export function hasGstin({ gstin }: Pick<SupplierRow, "gstin">): boolean {
  return (gstin ?? "") !== "";
}

/** The posted terms of lines. */
export function frozenLinesOf(found: readonly FrozenRow[]): FrozenLines {
  const left = found.map((row) => ({
    itemId: row.item_id,
    quantity: quantity(row.quantity),
    freeQuantity: quantity(row.free_quantity),
    discountRate: percent(row.discount_rate),
    // For a percentage, the amount is calculated from it.
    discount: percent(row.discount_rate) > 0n ? 0n : paise(row.discount),
    terms: {
      hsnCode: row.hsn_code,
      mrp: price(row.mrp),
      taxRate: percent(row.tax_rate),
      unitPrice: price(row.unit_price),
      taxable: paise(row.taxable),
    },
  }));
  const all = [...left];
  return {
    take(sent) {
      const at = left.findIndex(
        (line) =>
          line.itemId === sent.itemId &&
          line.quantity === sent.quantity &&
          line.freeQuantity === sent.freeQuantity &&
          line.discountRate === (sent.discountRate ?? 0n) &&
          line.discount === (sent.discount ?? 0n) &&
          (sent.taxRate ?? line.terms.taxRate) === line.terms.taxRate &&
          (sent.unitPrice === undefined || sent.unitPrice === line.terms.unitPrice),
      );
      return at < 0 ? undefined : left.splice(at, 1)[0]?.terms;
    },
    areAll: (sent) => all.length > 0 && left.length === 0 && sent === all.length,
    hadPrice: (itemId, unitPrice) =>
      all.some((line) => line.itemId === itemId && line.terms.unitPrice === unitPrice),
  };
}

/** A document line as stored. */
export interface FrozenRow {
  item_id: number;
  hsn_code: string;
  mrp: string;
  quantity: string;
  free_quantity: string;
  unit_price: string;
  discount_rate: string;
  discount: string;
  tax_rate: string;
  taxable: string;
}

export interface FrozenHeadRow {
  party_id: number;
  inter_state: number;
  registered: number;
  discount: string;
  amount: string;
  round_off: string;
}

export interface SupplierRow {
  id: number;
  state_code: string | null;
  gstin: string | null;
}
