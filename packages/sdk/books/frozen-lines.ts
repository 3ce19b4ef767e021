import { readGstin } from "./find-gstin.ts";
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
import { readNoTaxReason, type NoTaxReason } from "./documents/uncharged-tax.ts";
import type { GstKind } from "./gst-kind.ts";
import type { UnitPrice } from "./list-price.ts";
import type {
  DocumentItem,
  Party,
  Supplier,
  SupplyKind,
  UnknownGstin,
  UnknownState,
} from "./company-books.ts";
import { toShipTo, type ShipTo, type ShipToColumns } from "./ship-to.ts";

export interface SentLine {
  itemId: number;
  quantity: Quantity;
  freeQuantity: Quantity;
  unitPrice: Price | undefined;
  /** The line's discount: for a bill in percent or as an amount, for a purchase in percent. */
  discountRate?: Percent | undefined;
  discount?: Paise | undefined;
  taxRate?: Percent | undefined;
}

/** A line that an edit sends unchanged keeps its posted terms. */
export interface FrozenLines {
  /**
   * The posted terms of a line that is sent unchanged: same item, quantities, price and discount
   * (for a purchase also tax rate). Each posted line is returned once.
   */
  take(sentLine: SentLine): FrozenTerms | undefined;
  /** Whether all lines were taken and exactly `lineCount` lines were sent. */
  areAll(lineCount: number): boolean;
  /** The price, if the document had the item at it: a correction may always use it. */
  findPrice(itemId: number, unitPrice: Price): UnitPrice | undefined;
}

/** The terms that a line keeps, whatever the item's master says now. */
export interface FrozenTerms extends UnitPrice, Required<Pick<DocumentItem, "hsnCode" | "mrp" | "taxRate">> {
  supplyKind: SupplyKind | null;
  taxable: Paise;
}

/** What an edit keeps: the party's terms, and the discount if all lines are unchanged. */
export interface FrozenHead {
  partyId: number;
  interState: boolean;
  placeOfSupply?: string;
  noTaxReason: NoTaxReason | null;
  shipTo?: ShipTo | undefined;
  isRegistered: boolean;
  discount: Paise;
  /** Whether the discount was taken before tax; false for purchases. */
  isDiscountBeforeTax: boolean;
  amount: Paise;
  roundOff: Paise;
}

export function toFrozenHead(head: FrozenHeadRow): FrozenHead {
  return {
    partyId: head.party_id,
    interState: head.inter_state === 1,
    ...(head.place_of_supply && { placeOfSupply: head.place_of_supply }),
    noTaxReason: readNoTaxReason(head.no_tax_reason),
    shipTo: toShipTo(head),
    isRegistered: head.registered === 1,
    discount: paise(head.discount),
    isDiscountBeforeTax: head.discount_before_tax === 1,
    amount: paise(head.amount),
    roundOff: paise(head.round_off),
  };
}

/**
 * If an edit keeps the party, the document also keeps its place of supply, and stays within a state
 * or between states.
 */
export function toParty(
  { id, state_code: stateCode, gst_kind: gstKind = null, unknownState }: Omit<SupplierRow, "gstin">,
  head?: FrozenHead,
): Party {
  return {
    ...{ id, stateCode, ...(gstKind && { gstKind }) },
    ...(unknownState && { unknownState }),
    ...(head?.partyId === id && {
      interState: head.interState,
      ...(head.placeOfSupply !== undefined && { placeOfSupply: head.placeOfSupply }),
    }),
  };
}

/** With the place of supply that a document names, which then decides its tax. */
export function withPlaceOfSupply(party: Party, placeOfSupply: string | undefined): Party {
  if (placeOfSupply === undefined || placeOfSupply === party.placeOfSupply) return party;
  const { id, stateCode, gstKind = null } = party;
  return { id, stateCode, ...(gstKind && { gstKind }), placeOfSupply };
}

/** If an edit keeps the supplier, it also keeps whether they had a GSTIN. */
export function toSupplier(row: SupplierRow, head: FrozenHead | undefined): Supplier {
  const isKept = head?.partyId === row.id;
  const isRegistered = isKept ? head.isRegistered : hasGstin(row);
  const { unknownState, ...party } = toParty(row, head);
  return {
    ...party,
    // Without a GSTIN there is no tax that the State could decide.
    ...(isRegistered && unknownState && { unknownState }),
    ...(!isKept && row.unknownGstin && { unknownGstin: row.unknownGstin }),
    isRegistered,
  };
}

/** A supplier without a GSTIN charges no tax. A text that is not understood is no GSTIN. */
export function hasGstin({ gstin }: Pick<SupplierRow, "gstin">): boolean {
  return readGstin(gstin).is === "known";
}

export function toFrozenLines(rows: readonly FrozenRow[]): FrozenLines {
  const remainingLines = rows.map((row) => ({
    itemId: row.item_id,
    quantity: quantity(row.quantity),
    freeQuantity: quantity(row.free_quantity),
    discountRate: percent(row.discount_rate),
    // For a percentage, the amount is calculated from it.
    discount: percent(row.discount_rate) > 0n ? 0n : paise(row.discount),
    terms: {
      hsnCode: row.hsn_code,
      mrp: price(row.mrp),
      supplyKind: row.supply_kind ?? null,
      taxRate: percent(row.rate_not_charged ?? row.tax_rate),
      unitPrice: price(row.unit_price),
      priceHasTax: row.price_has_tax === 1,
      taxable: paise(row.taxable),
    },
  }));
  const all = [...remainingLines];
  return {
    take(sentLine) {
      const at = remainingLines.findIndex(
        (line) =>
          line.itemId === sentLine.itemId &&
          line.quantity === sentLine.quantity &&
          line.freeQuantity === sentLine.freeQuantity &&
          line.discountRate === (sentLine.discountRate ?? 0n) &&
          line.discount === (sentLine.discount ?? 0n) &&
          (sentLine.taxRate ?? line.terms.taxRate) === line.terms.taxRate &&
          (sentLine.unitPrice === undefined || sentLine.unitPrice === line.terms.unitPrice),
      );
      return at < 0 ? undefined : remainingLines.splice(at, 1)[0]?.terms;
    },
    areAll: (lineCount) => all.length > 0 && remainingLines.length === 0 && lineCount === all.length,
    findPrice(itemId, unitPrice) {
      const line = all.find((each) => each.itemId === itemId && each.terms.unitPrice === unitPrice);
      return line && { unitPrice, priceHasTax: line.terms.priceHasTax };
    },
  };
}

export interface FrozenRow {
  item_id: number;
  hsn_code: string;
  supply_kind?: SupplyKind | null;
  mrp: string;
  quantity: string;
  free_quantity: string;
  unit_price: string;
  /** Missing where no price contains its tax, as in purchases. */
  price_has_tax?: number;
  discount_rate: string;
  discount: string;
  tax_rate: string;
  /** Missing where every document charges its tax, as in purchases. */
  rate_not_charged?: string | null;
  taxable: string;
}

export interface FrozenHeadRow extends ShipToColumns {
  party_id: number;
  inter_state: number;
  place_of_supply?: string | null;
  no_tax_reason?: string | null;
  registered: number;
  /** Before or after tax. */
  discount: string;
  discount_before_tax: number;
  amount: string;
  round_off: string;
}

export interface SupplierRow {
  id: number;
  state_code: string | null;
  gst_kind?: GstKind | null;
  unknownState?: UnknownState;
  unknownGstin?: UnknownGstin;
  gstin: string | null;
}
