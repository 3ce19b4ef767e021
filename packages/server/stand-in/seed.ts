import type { Body } from "../contract/contract.ts";
import type { Company } from "./books.ts";
import { listSeedDocuments, type SeedDocument } from "./seed-documents.ts";
import { ACCOUNT_GROUP } from "@vanbook/sdk/books";

export interface Seed {
  company: Company;
  routes: readonly SeedRoute[];
  items: readonly SeedItem[];
  /** Customers and suppliers. A credit limit is set later, by `accounts.update`. */
  accounts: readonly Omit<Body<"accounts.create">, "CreditLimit">[];
  /** Documents in the order of posting; `day` returns the date that many days ago. */
  documents(day: (back: number) => string): readonly SeedDocument[];
}

export interface SeedRoute {
  name: string;
  place: string;
  from: string;
  to: string;
}

/** An item; prices are in rupees without tax, except the MRP. */
export interface SeedItem {
  name: string;
  description: string;
  category: number;
  hsn: string;
  /** Unit and tax are ids from the records that every company starts with. */
  unit: number;
  /** The id of the larger unit, and how many of the smaller unit it holds. */
  larger?: readonly [unit: number, holds: number];
  tax: number;
  mrp: number;
  ccp: number;
  sp: number;
  dp: number;
}

export const usualSeed: Seed = {
  company: {
    id: 1,
    name: "Adoor Surgicals",
    address: "12 MC Road",
    city: "Adoor",
    district: "Pathanamthitta",
    state: "Kerala",
    stateCode: "32",
    isDiscountBeforeTax: false,
    gstin: null,
    mobile: "9847000001",
    email: null,
  },
  routes: [
    { name: "Adoor Town", place: "Adoor", from: "Adoor", to: "Parakode" },
    { name: "Pandalam", place: "Pandalam", from: "Adoor", to: "Pandalam" },
  ],
  items: [
    makeItem("Cotton Bandage 10 cm", "Roll of 4 m", "3005", 5, 3, [42, 30.5, 32.25, 34]),
    makeItem("Absorbent Gauze 1 m", "", "3005", 3, 2, [60, 44, 46.5, 48]),
    makeItem("Nitrile Gloves, pair", "Size M", "4015", 4, 5, [24, 15.75, 17, 18.5]),
    makeItem("Digital Thermometer", "With battery", "9025", 1, 5, [250, 168, 180, 195]),
    { ...makeItem("Disposable Syringe 5 ml", "", "9018", 1, 3, [11, 6.2, 6.8, 7.4]), larger: [2, 100] },
    makeItem("Wheelchair, folding", "Steel", "8713", 1, 2, [9500, 7200, 7600, 8000]),
  ],
  accounts: [
    makeParty(ACCOUNT_GROUP.debtors, "Sree Medicals", "Adoor", {
      RootId: 1,
      RateType: "SP",
      CustomerType: 0,
      GSTinNo: "",
    }),
    makeParty(ACCOUNT_GROUP.debtors, "Mercy Clinic", "Pandalam", {
      RootId: 2,
      RateType: "CCP",
      CustomerType: 1,
      GSTinNo: "32AABCM5521F1Z0",
      DeliveryAddresses: [
        { name: "Mercy Clinic Store", address: "Market Road, Pandalam", pin: "689501", state: "Kerala" },
        { name: "Mercy Clinic Nagercoil", address: "4 Court Road, Nagercoil", state: "Tamil Nadu" },
      ],
    }),
    makeParty(ACCOUNT_GROUP.debtors, "Anitha Stores", "Parakode", {
      RootId: 1,
      RateType: "MRP",
      CustomerType: 0,
      GSTinNo: "",
    }),
    makeParty(ACCOUNT_GROUP.debtors, "Tenkasi Surgicals", "Tenkasi", {
      ...{ RootId: 2, RateType: "DP", CustomerType: 1, GSTinNo: "" },
      State: "Tamil Nadu",
      DeliveryAddresses: [
        { name: "Tenkasi Surgicals Godown", address: "Railway Road, Tenkasi", state: "Tamil Nadu" },
        { name: "Punalur Shop", address: "7 Market Road, Punalur", pin: "691305", state: "Kerala" },
      ],
    }),
    makeParty(ACCOUNT_GROUP.creditors, "Kochi Dressings", "Kochi", { GSTinNo: "32AAFCK4417H1ZT" }),
    makeParty(ACCOUNT_GROUP.creditors, "Village Cotton Unit", "Konni", { GSTinNo: "" }),
  ],
  documents: listSeedDocuments,
};

function makeItem(
  name: string,
  description: string,
  hsn: string,
  category: number,
  tax: number,
  [mrp, ccp, sp, dp]: readonly [number, number, number, number],
): SeedItem {
  return { name, description, hsn, category, tax, unit: 1, mrp, ccp, sp, dp };
}

function makeParty(
  group: typeof ACCOUNT_GROUP.debtors | typeof ACCOUNT_GROUP.creditors,
  name: string,
  place: string,
  more: Partial<Body<"accounts.create">>,
) {
  return {
    AccountParent: group,
    AccountName: name,
    Address: `${place} Junction`,
    Place: place,
    PinNo: "691523",
    city: "Pathanamthitta",
    State: "Kerala",
    country: "India",
    Phone: "4734220000",
    Mob: "9847012345",
    Email: "",
    ...more,
  };
}
