import type { Schema } from "@vanbook/sdk";
import { latelyIn, lookUpIn, type LookUp } from "../form/look-up.ts";
import type { FieldValues } from "../voucher/definition.ts";

/** Payment terms of a bill or order. */
export const PAYMENTS = [
  { value: "credit", label: "Credit" },
  { value: "cash", label: "Cash" },
] as const;

/** The customers to whom the user may sell. */
export const customers = lookUpIn("sync.masters", "customers", "name", undefined, {
  makes: "customer",
});

/** The items of a line, also found by HSN code; the customer's recent purchases come first. */
export const items = itemsThat();

/** Items with stock, for documents that move goods. */
export const goods = itemsThat(({ isService }) => !isService);

/** For batch and expiry, only in lines whose item keeps batches. */
export const ofBatches = { onlyOf: { column: "itemId", mark: "keepsBatches" } } as const;

/** The users for whom the user may enter documents. */
export const salesmen = lookUpIn("sync.masters", "users", "name");

/** Cash and bank accounts that can receive a customer's money. */
export const moneyAccounts = lookUpIn("sync.masters", "moneyAccounts", "name");

/** The id of the chosen option. */
export function idIn(value: unknown): number | undefined {
  return typeof value === "string" && value !== "" ? Number(value) : undefined;
}

/** Whether the customer pays on delivery. */
export function isPaidAtOnce({ payment }: FieldValues): boolean {
  return payment === "cash";
}

/** The invoice series of the financial year of the document's date. */
export const invoiceSeries = lookUpIn(
  "sync.masters",
  "series",
  "series",
  ({ from, to }, { date }) => typeof date !== "string" || (from <= date && date <= to),
);

/** Godowns and vans: places of saleable goods. */
export const stockPlaces = placesOf("godown", "van");

/** The places allowed by the chosen movement of a van load: godown to van, back, or van to van. */
export function loadPlaces(side: "from" | "to"): LookUp {
  return lookUpIn(
    "sync.masters",
    "locations",
    "name",
    ({ kind }, { kind: movement }) => kind === placeOf(movement, side),
  );
}

/** All places, including those for damaged goods. */
export const allPlaces = placesOf("godown", "van", "damaged");

function itemsThat(keeps?: (item: Schema<"FieldItem">) => boolean): LookUp {
  return lookUpIn("sync.masters", "items", "name", keeps, {
    known: ({ hsnCode, unit, largerUnit, keepsBatches }) => ({
      codes: hsnCode ? [hsnCode] : [],
      units: { own: unit, larger: largerUnit },
      ...(keepsBatches && { marks: ["keepsBatches"] }),
    }),
    makes: "item",
    lately: latelyIn(
      "itemCustomerSales.report",
      "ItemID",
      "EnteringDate",
      ({ customerId }, { from, until }) => {
        const CustomerID = idIn(customerId);
        return CustomerID === undefined ? undefined : { CustomerID, FromDate: from, ToDate: until };
      },
    ),
  });
}

function placesOf(...kinds: readonly string[]): LookUp {
  return lookUpIn("sync.masters", "locations", "name", ({ kind }) => kinds.includes(kind));
}

function placeOf(movement: unknown, side: "from" | "to") {
  if (movement === "transfer") return "van";
  return (movement === "load") === (side === "from") ? "godown" : "van";
}
