import type { Books, DocumentItem, Party, Supplier, Paise, Price } from "@vanbook/sdk/books";
import type { Author } from "../../books/posting/author.ts";
import type { Blueprint } from "./blueprint.ts";
import type { DemoYear } from "../calendar.ts";

/** A demo company whose masters are in the database, as its trade needs it. */
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
  /** The accounts that money is spent on, depreciated or set aside, by their names. */
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
  /** Where damaged and expired goods of the branch lie. */
  damagedId: number;
}

export interface Salesman {
  userId: number;
  godown: Godown;
  vehicleId: number;
  /** The stock location that his van is. */
  vanId: number;
  routeIds: readonly number[];
  cashAccountId: number;
  /** The last day on which he worked; null while he does. */
  until: string | null;
}

export interface Customer extends Party {
  stateCode: string;
  routeId: number;
  isBusiness: boolean;
  isWholesale: boolean;
  rateType: RateType;
  /** How much of the business is done with him. */
  size: number;
  since: string;
  place: string;
  latitude: number;
  longitude: number;
}

export interface DemoItem extends DocumentItem {
  name: string;
  rates: Readonly<Record<RateType, Price>>;
  /** What it is bought for. */
  cost: Price;
  /** Place of its supplier in the list. */
  supplier: number;
  /** How often it is asked for; 0 is never. */
  popularity: number;
  /** What a shop takes at a time. */
  usual: number;
  /** Of one that keeps batches: for how many months a fresh one is good. */
  months?: number;
  /** What it is made of, when it is not bought. */
  recipe?: DemoRecipe;
}

/** `batch` pieces of an item take so many pieces of others, and `overhead`. */
export interface DemoRecipe {
  batch: number;
  of: readonly { item: DemoItem; pieces: number }[];
  overhead: Paise;
}

export type RateType = "CCP" | "SP" | "DP" | "MRP";
