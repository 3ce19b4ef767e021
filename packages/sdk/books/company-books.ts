import type { GstKind } from "./gst-kind.ts";
import type { SystemAccounts } from "./chart-of-accounts.ts";
import type { Percent, Price, Quantity } from "./money.ts";
import type { ItemTax, TaxRates } from "./tax-rate.ts";

export interface Books {
  stateCode: string;
  accounts: SystemAccounts;
  taxes: TaxRates;
  /** Whether the discount on a whole new document is taken before its tax. */
  isDiscountBeforeTax: boolean;
}

export interface DocumentItem extends ItemTax {
  id: number;
  hsnCode: string;
  mrp: Price;
  /**
   * The rate of a line that an edit leaves unchanged, in hundredths of a percent; otherwise the
   * rate of its tax on the document's day applies.
   */
  taxRate?: Percent;
  /**
   * A service or charge, such as freight: it is taxed like goods but has neither stock nor cost.
   */
  isService?: boolean;
  /** What its tax says that it is, where no rate above zero applies. */
  supplyKind?: SupplyKind | null | undefined;
}

export type SupplyKind = "taxable" | "nilRated" | "exempt" | "nonGst";

export interface Party {
  id: number;
  stateCode: string | null;
  /** What a customer is for GST; null or missing if nobody has said it. */
  gstKind?: GstKind | null;
  /** Set if the party's State is given but not understood, so that it can't decide any tax. */
  unknownState?: UnknownState;
  /** Set if the party's GSTIN is given but not understood, where it decides whether there is tax. */
  unknownGstin?: UnknownGstin;
  /** Set if an edit keeps the party; otherwise the place of supply decides. */
  interState?: boolean;
  /** The code of the State where the document says that it supplies; otherwise the party's. */
  placeOfSupply?: string;
}

export interface UnknownState {
  /** The account's name. */
  name: string;
  /** The State, or the GSTIN, as it was entered. */
  state: string;
}

export interface UnknownGstin {
  /** The account's name. */
  name: string;
  /** As it was entered. */
  gstin: string;
}

/** A supplier who is not registered (has no GSTIN) charges no tax. */
export interface Supplier extends Party {
  isRegistered: boolean;
}

/** In thousandths. */
export interface Quantities {
  quantity: Quantity;
  freeQuantity?: Quantity;
}
