import type { TaxName, UnitName } from "../../company/starting-records.ts";
import type { StateCode } from "@vanbook/sdk/rules";

export interface Blueprint {
  name: string;
  code: string;
  address: string;
  city: string;
  district: string;
  pin: string;
  branches: readonly { name: string; address: string; city: string; district: string; pin: string }[];
  zones: readonly { name: string; area: string }[];
  users: readonly BlueprintUser[];
  routes: readonly BlueprintRoute[];
  suppliers: readonly BlueprintSupplier[];
  items: readonly ItemFamily[];
  recipes: readonly Recipe[];
  vehicles: readonly { regNo: string; branch: number }[];
  customers: number;
  /** Names that the generator does not make: long, or in another script. */
  specialCustomers: readonly string[];
  share: number;
}

/**
 * Roles: 1 company administrator, 2 salesman, 3 zone manager, 4 branch manager. Branch and zone
 * count from 1.
 */
export interface BlueprintUser {
  name: string;
  username: string;
  role: 1 | 2 | 3 | 4;
  sex: 0 | 1;
  branch: number;
  zone: number;
  /** Positions in the list of routes, from 1. */
  routes?: readonly number[];
  /** Share of the demo's time (0 to 1) after which the user left and is disabled. */
  leftAfter?: number;
}

export interface BlueprintRoute {
  name: string;
  from: string;
  to: string;
  taluk: string;
  district: string;
  state: StateCode;
  latitude: number;
  longitude: number;
  places: readonly (readonly [name: string, pin: string])[];
}

export interface BlueprintSupplier {
  name: string;
  city: string;
  state: StateCode;
}

/** For one piece, or `batch` pieces, of an item. Items are given by their full name. */
export interface Recipe {
  makes: string;
  batch?: number;
  of: readonly (readonly [item: string, pieces: number])[];
  /** Wages and power, in whole rupees. */
  overhead: number;
}

export type ItemFamily = readonly [
  name: string,
  category: number,
  unit: UnitName,
  hsn: string,
  tax: TaxName,
  /** MRP in whole rupees, tax included. */
  mrp: number,
  sizes?: readonly string[] | undefined,
  /** For items that keep batches: shelf life of a fresh batch in months. */
  months?: number,
];
