import { hasGstin } from "./has-gstin.ts";
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

/** A line that is sent in an edit; without a price it has whatever price applies. */
export interface SentLine {
  itemId: number;
  quantity: Quantity;
  freeQuantity: Quantity;
  unitPrice: Price | undefined;
  /** The line's discount: of a bill in percent or as an amount, of a purchase in percent. */
  discountRate?: Percent | undefined;
  discount?: Paise | undefined;
  /** Of a purchase: its printed tax rate, if one is sent. */
  taxRate?: Percent | undefined;
}

/** The lines of a document that is edited: what was frozen in them stays, as far as they are sent as they were. */
export interface FrozenLines {
  /** The line's terms when it is sent as it was: same item, quantities, price and discount (of a purchase also tax rate). Each line is found once. */
  take(sent: SentLine): FrozenTerms | undefined;
  /** Whether all of them were taken, and so many lines were sent. */
  areAll(sent: number): boolean;
  /** Whether the document had the item at this price: it can always be corrected at its own. */
  hadPrice(itemId: number, unitPrice: Price): boolean;
}

/** What is kept of a line, whatever the item's master says by now. */
export interface FrozenTerms extends Required<Pick<DocumentItem, "hsnCode" | "mrp" | "taxRate">> {
  unitPrice: Price;
  taxable: Paise;
}

/** What the head of a document that is edited keeps: by its party, and its discount when all lines are sent as they were. */
export interface FrozenHead {
  partyId: number;
  interState: boolean;
  /** Whether a supplier had a GSTIN. */
  isRegistered: boolean;
  discount: Paise;
  amount: Paise;
  roundOff: Paise;
}

/** What is frozen in a head. */
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

/** A document's party; one that an edit leaves as it was stays on its side of the state's border. */
export function partyOf(
  { id, state_code: stateCode }: { id: number; state_code: string | null },
  head: FrozenHead | undefined,
): Party {
  return { id, stateCode, ...(head?.partyId === id && { interState: head.interState }) };
}

/** A document's supplier; one that an edit leaves as he was stays with or without a GSTIN too. */
export function supplierOf(row: SupplierRow, head: FrozenHead | undefined): Supplier {
  const isRegistered = head?.partyId === row.id ? head.isRegistered : hasGstin(row);
  return { ...partyOf(row, head), isRegistered };
}

/** What is frozen in lines. */
export function frozenLinesOf(found: readonly FrozenRow[]): FrozenLines {
  const left = found.map((row) => ({
    itemId: row.item_id,
    quantity: quantity(row.quantity),
    freeQuantity: quantity(row.free_quantity),
    discountRate: percent(row.discount_rate),
    // What a percentage comes to follows from it.
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

/** A line of a document, as the database has it. */
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
