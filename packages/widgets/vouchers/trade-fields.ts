import type { Args, Schema } from "@vanbook/sdk";
import { defineLately, lookUpIn, type LookUp } from "../form/look-up.ts";
import { getStateName, listSeriesFaults, PLACES_OF_SUPPLY, ShipTo, type FieldRule } from "@vanbook/sdk/rules";
import type { FieldValues, VoucherField, VoucherValues } from "../voucher/definition.ts";

export const PAYMENT_TERMS = [
  { value: "credit", label: "Credit" },
  { value: "cash", label: "Cash" },
] as const;

export const customers = lookUpIn("sync.masters", "customers", "name", undefined, {
  makes: "customer",
  names: "account",
  known: ({ stateCode }) => {
    const state = getStateName(stateCode);
    return state === undefined ? {} : { implies: state };
  },
});

/** A list of the law, so the answer does not matter. */
const statesAndTerritories: LookUp = {
  ...{ operation: "sync.masters", value: "code", label: "name", given: undefined, failed: undefined },
  rows: () => PLACE_ROWS,
  known: ({ code, state }) => ({ codes: [String(code)], implies: String(state) }),
};

const PLACE_ROWS = Object.entries(PLACES_OF_SUPPLY)
  .map(([code, state]) => ({ code, state, name: `${state} (${code})` }))
  .toSorted((a, b) => a.name.localeCompare(b.name, "en"));

/** The delivery addresses of the chosen customer. */
const deliveryAddresses: LookUp = {
  ...lookUpIn(
    "sync.masters",
    "deliveryAddresses",
    "name",
    ({ customerId: of }, { customerId }) => of === toId(customerId),
    {
      known: ({ stateCode }) => {
        const state = getStateName(stateCode);
        return state === undefined ? {} : { implies: state };
      },
    },
  ),
  words: ({ name, address }) => `${String(name)}, ${String(address)}`,
};

/** Where the goods go, if not to the customer's address. Enter skips it. */
export const SHIP_TO = [
  {
    field: "shipTo.receiver",
    kind: "choice",
    options: [
      { value: "", label: "The customer's address" },
      { value: "customer", label: "Another place of the customer" },
      { value: "other", label: "Somebody else, as the customer directs" },
    ],
    isPassed: true,
  },
  {
    field: "shipTo.addressId",
    kind: "lookup",
    from: deliveryAddresses,
    none: "Another address",
    isShown: isShipped,
    // Long names and addresses differ at their ends.
    isWide: true,
  },
  { field: "shipTo.name", isShown: isAddressTyped },
  { field: "shipTo.address", isShown: isAddressTyped, isWide: true },
  { field: "shipTo.pin", isShown: isAddressTyped },
  {
    field: "shipTo.state",
    kind: "lookup",
    from: statesAndTerritories,
    none: "The customer's State",
    isShown: isAddressTyped,
  },
  { field: "shipTo.gstin", isShown: isAddressTyped },
] as const satisfies readonly VoucherField<Args<"orders.post">>[];

/** The form asks for the receiver only where the goods go elsewhere. */
export const shipToRules: Readonly<Record<string, FieldRule>> = Object.fromEntries(
  Object.entries<FieldRule>(ShipTo).map(([field, { required: _, ...rule }]) => [`shipTo.${field}`, rule]),
);

/** The server gives the same message. */
export function findShipToFault({ fields }: VoucherValues): Readonly<Record<string, string>> {
  const isMissing = isAddressTyped(fields) && (fields["shipTo.address"] ?? "").trim() === "";
  return isMissing ? { "shipTo.address": "Choose a delivery address, or enter one." } : {};
}

function isShipped(values: FieldValues): boolean {
  return Boolean(values["shipTo.receiver"]);
}

function isAddressTyped(values: FieldValues): boolean {
  return isShipped(values) && !values["shipTo.addressId"];
}

/** Then the place of supply is where the goods go. */
function isDeliveredToCustomer(values: FieldValues): boolean {
  return values["shipTo.receiver"] === "customer";
}

/** As the law proposes it unless another one is chosen; Enter skips it. */
export const placeOfSupply = {
  field: "placeOfSupply",
  kind: "lookup",
  from: statesAndTerritories,
  none: "The customer's State",
  impliedBy: [
    { field: "shipTo.addressId", from: deliveryAddresses, isFor: isDeliveredToCustomer },
    { field: "shipTo.state", from: statesAndTerritories, isFor: isDeliveredToCustomer },
    { field: "customerId", from: customers },
  ],
  isPassed: true,
} as const;

/** The items of a line, also found by HSN code; the customer's recent purchases come first. */
export const items = makeItemLookUp();

/** Items with stock, for documents that move goods. */
export const goods = makeItemLookUp(({ isService }) => !isService);

/** For batch and expiry, only in lines whose item keeps batches. */
export const ofBatches = { onlyOf: { column: "itemId", mark: "keepsBatches" } } as const;

export const salesmen = lookUpIn("sync.masters", "users", "name");

export const moneyAccounts = lookUpIn("sync.masters", "moneyAccounts", "name", undefined, {
  names: "account",
});

export function toId(value: unknown): number | undefined {
  return typeof value === "string" && value !== "" ? Number(value) : undefined;
}

/** Whether the customer pays on delivery. */
export function isPaidAtOnce({ payment }: FieldValues): boolean {
  return payment === "cash";
}

export const invoiceSeries = lookUpIn(
  "sync.masters",
  "series",
  "series",
  ({ from, to }, { date }) => typeof date !== "string" || (from <= date && date <= to),
  {
    // One that is named against the law may still be used.
    known: ({ series }) => {
      const [warning] = listSeriesFaults(series);
      return warning ? { warning } : {};
    },
  },
);

export const stockPlaces = makePlaceLookUp("godown", "van");

/** The places allowed by the chosen movement of a van load: godown to van, back, or van to van. */
export function loadPlaces(side: "from" | "to"): LookUp {
  return lookUpIn(
    "sync.masters",
    "locations",
    "name",
    ({ kind }, { kind: movement }) => kind === placeOf(movement, side),
  );
}

export const allPlaces = makePlaceLookUp("godown", "van", "damaged");

function makeItemLookUp(keeps?: (item: Schema<"FieldItem">) => boolean): LookUp {
  return lookUpIn("sync.masters", "items", "name", keeps, {
    known: ({ hsnCode, unit, largerUnit, keepsBatches }) => ({
      codes: hsnCode ? [hsnCode] : [],
      units: { own: unit, larger: largerUnit },
      ...(keepsBatches && { marks: ["keepsBatches"] }),
    }),
    makes: "item",
    names: "item",
    lately: defineLately(
      "itemCustomerSales.report",
      "ItemID",
      "EnteringDate",
      ({ customerId }, { from, until }) => {
        const CustomerID = toId(customerId);
        return CustomerID === undefined ? undefined : { CustomerID, FromDate: from, ToDate: until };
      },
    ),
  });
}

function makePlaceLookUp(...kinds: readonly string[]): LookUp {
  return lookUpIn("sync.masters", "locations", "name", ({ kind }) => kinds.includes(kind));
}

function placeOf(movement: unknown, side: "from" | "to") {
  if (movement === "transfer") return "van";
  return (movement === "load") === (side === "from") ? "godown" : "van";
}
