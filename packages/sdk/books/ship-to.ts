/** Where the goods of a bill or order go, if not to the customer's address; frozen with it. */
export interface ShipTo {
  /** The customer, at another place, or somebody else as the customer directs. */
  receiver: "customer" | "other";
  /** One of the customer's delivery addresses, or null if it was typed. */
  addressId: number | null;
  /** Null if it is the customer's. */
  name: string | null;
  address: string;
  pin: string | null;
  /** Null if it has none: then it is in the customer's State. */
  stateCode: string | null;
  gstin: string | null;
}

export interface ShipToColumns {
  ship_to_receiver?: string | null;
  ship_to_id?: number | null;
  ship_to_name?: string | null;
  ship_to_address?: string | null;
  ship_to_pin?: string | null;
  ship_to_state_code?: string | null;
  ship_to_gstin?: string | null;
}

export function makeShipToColumns(shipTo: ShipTo | undefined): Required<ShipToColumns> {
  return {
    ship_to_receiver: shipTo?.receiver ?? null,
    ship_to_id: shipTo?.addressId ?? null,
    ship_to_name: shipTo?.name ?? null,
    ship_to_address: shipTo?.address ?? null,
    ship_to_pin: shipTo?.pin ?? null,
    ship_to_state_code: shipTo?.stateCode ?? null,
    ship_to_gstin: shipTo?.gstin ?? null,
  };
}

/** Undefined if the goods go to the customer's address. */
export function toShipTo(row: ShipToColumns): ShipTo | undefined {
  if (!row.ship_to_receiver) return undefined;
  return {
    receiver: row.ship_to_receiver === "other" ? "other" : "customer",
    addressId: row.ship_to_id ?? null,
    name: row.ship_to_name ?? null,
    address: row.ship_to_address ?? "",
    pin: row.ship_to_pin ?? null,
    stateCode: row.ship_to_state_code ?? null,
    gstin: row.ship_to_gstin ?? null,
  };
}

/** Whether both lead to the same place of supply. */
export function isSamePlace(one: ShipTo | undefined, other: ShipTo | undefined): boolean {
  return one?.receiver === other?.receiver && one?.stateCode === other?.stateCode;
}
