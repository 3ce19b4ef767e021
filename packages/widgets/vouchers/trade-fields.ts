import type { Schema } from "@vanbook/sdk";
import { latelyIn, lookUpIn, type LookUp } from "../form/look-up.ts";
import type { FieldValues } from "../voucher/definition.ts";

/** How a bill or an order is paid. */
export const PAYMENTS = [
  { value: "credit", label: "Credit" },
  { value: "cash", label: "Cash" },
] as const;

/** The customers whom one may sell to. */
export const customers = lookUpIn("sync.masters", "customers", "id", "name", undefined, {
  makes: "customer",
});

/** The items of a line, by their HSN codes too; what the head's customer bought last comes first. */
export const items = itemsThat();

/** The items that have stock: what a document names that moves goods. */
export const goods = itemsThat(({ isService }) => !isService);

/** Batch and expiry of a line whose item keeps batches. */
export const ofBatches = { onlyOf: { column: "itemId", mark: "keepsBatches" } } as const;

/** The users whom one may enter documents for. */
export const salesmen = lookUpIn("sync.masters", "users", "id", "name");

/** Cash and banks that a customer's money may go into. */
export const moneyAccounts = lookUpIn("sync.masters", "moneyAccounts", "id", "name");

/** The id of what is chosen in a field. */
export function idIn(value: unknown): number | undefined {
  return typeof value === "string" && value !== "" ? Number(value) : undefined;
}

/** Whether the customer pays as he takes the goods. */
export function isPaidAtOnce({ payment }: FieldValues): boolean {
  return payment === "cash";
}

/** The invoice series of the financial year in which the document's day lies. */
export const invoiceSeries = lookUpIn(
  "sync.masters",
  "series",
  "id",
  "series",
  ({ from, to }, { date }) => typeof date !== "string" || (from <= date && date <= to),
);

/** Godowns and vans: where goods that can be sold lie. */
export const stockPlaces = placesOf("godown", "van");

/** Where goods of a van load may be, by the movement that is chosen: out of a godown into a van, back, or from van to van. */
export function loadPlaces(side: "from" | "to"): LookUp {
  return lookUpIn(
    "sync.masters",
    "locations",
    "id",
    "name",
    ({ kind }, { kind: movement }) => kind === placeOf(movement, side),
  );
}

/** All places, those for damaged goods too. */
export const allPlaces = placesOf("godown", "van", "damaged");

function itemsThat(keeps?: (item: Schema<"FieldItem">) => boolean): LookUp {
  return lookUpIn("sync.masters", "items", "id", "name", keeps, {
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
  return lookUpIn("sync.masters", "locations", "id", "name", ({ kind }) => kinds.includes(kind));
}

function placeOf(movement: unknown, side: "from" | "to") {
  if (movement === "transfer") return "van";
  return (movement === "load") === (side === "from") ? "godown" : "van";
}
