import type { Books, DocumentItem, Party, ShipTo, Supplier, Paise, Price } from "@vanbook/sdk/books";
import type { Author } from "../../books/posting/author.ts";
import type { Blueprint } from "./blueprint.ts";
import type { DemoYear } from "../calendar.ts";

export interface DemoCompany {
  author: Author;
  blueprint: Blueprint;
  books: Books;
  years: readonly [DemoYear, DemoYear];
  today: string;
  series: readonly DemoSeries[];
  salesmen: readonly Salesman[];
  clerks: readonly number[];
  customers: readonly Customer[];
  /** The delivery addresses of customers who have some. */
  addresses: ReadonlyMap<number, readonly ShipTo[]>;
  suppliers: readonly Supplier[];
  items: readonly DemoItem[];
  godowns: readonly Godown[];
  banks: readonly number[];
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
  damagedId: number;
}

export interface Salesman {
  userId: number;
  godown: Godown;
  vehicleId: number;
  vanId: number;
  routeIds: readonly number[];
  cashAccountId: number;
  until: string | null;
}

export interface Customer extends Party {
  stateCode: string;
  routeId: number;
  isBusiness: boolean;
  isWholesale: boolean;
  rateType: RateType;
  size: number;
  since: string;
  place: string;
  latitude: number;
  longitude: number;
}

export interface DemoItem extends DocumentItem {
  name: string;
  rates: Readonly<Record<RateType, Price>>;
  cost: Price;
  /** Index in `suppliers`. */
  supplier: number;
  /** 0 is never. */
  popularity: number;
  usual: number;
  /** Shelf life of a fresh batch, for an item that keeps batches. */
  months?: number;
  recipe?: DemoRecipe;
}

export interface DemoRecipe {
  batch: number;
  of: readonly { item: DemoItem; pieces: number }[];
  overhead: Paise;
}

export type RateType = "CCP" | "SP" | "DP" | "MRP";
