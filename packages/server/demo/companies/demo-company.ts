import type { Books, DocumentItem, Party, Supplier, Paise, Price } from "@vanbook/sdk/books";
import type { Author } from "../../books/posting/author.ts";
import type { Blueprint } from "./blueprint.ts";
import type { DemoYear } from "../calendar.ts";

/** A demo company whose masters are in the database, with what is needed to make its documents. */
export interface DemoCompany {
  author: Author;
  blueprint: Blueprint;
  books: Books;
  years: readonly [DemoYear, DemoYear];
  today: string;
  series: readonly DemoSeries[];
  salesmen: readonly Salesman[];
  /** Users in the office who enter some documents for the salesmen. */
  clerks: readonly number[];
  customers: readonly Customer[];
  suppliers: readonly Supplier[];
  items: readonly DemoItem[];
  /** The godown of each branch. */
  godowns: readonly Godown[];
  banks: readonly number[];
  /** Finds an account for expenses, depreciation or provisions by its name. */
  accountOf: (name: string) => number;
}

export interface DemoSeries {
  id: number;
  series: string;
  invType: "B2B" | "B2C";
  yearId: number;
}

export interface Godown {
  branchId: number;
  locationId: number;
  /** The location of the branch's damaged and expired goods. */
  damagedId: number;
}

export interface Salesman {
  userId: number;
  godown: Godown;
  vehicleId: number;
  /** The stock location of the van. */
  vanId: number;
  routeIds: readonly number[];
  cashAccountId: number;
  /** The salesman's last working day; null if still working. */
  until: string | null;
}

export interface Customer extends Party {
  stateCode: string;
  routeId: number;
  isBusiness: boolean;
  isWholesale: boolean;
  rateType: RateType;
  /** The customer's share of the business, relative to other customers. */
  size: number;
  since: string;
  place: string;
  latitude: number;
  longitude: number;
}

export interface DemoItem extends DocumentItem {
  name: string;
  rates: Readonly<Record<RateType, Price>>;
  /** Purchase price. */
  cost: Price;
  /** Index of its supplier in `suppliers`. */
  supplier: number;
  /** How often customers ask for it; 0 is never. */
  popularity: number;
  /** The pieces that a shop usually buys at a time. */
  usual: number;
  /** For an item that keeps batches: shelf life of a fresh batch in months. */
  months?: number;
  /** How it is produced, if it is not bought. */
  recipe?: DemoRecipe;
}

/** What `batch` pieces of an item need: pieces of other items, and `overhead`. */
export interface DemoRecipe {
  batch: number;
  of: readonly { item: DemoItem; pieces: number }[];
  overhead: Paise;
}

export type RateType = "CCP" | "SP" | "DP" | "MRP";
