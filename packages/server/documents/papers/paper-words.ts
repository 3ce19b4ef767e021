import {
  CANCELLED_STATUS,
  toShipTo,
  type GstKind,
  type NoTaxReason,
  type ShipToColumns,
  type SupplyKind,
} from "@vanbook/sdk/books";
import type { Schema } from "../../contract/contract.ts";
import { findGstin, getStateName } from "@vanbook/sdk/rules";
import { chooseStateCode } from "../references/account-state.ts";

export function makePaperHead({ id, number, date, status }: Omit<HeadRow, "edition">) {
  return {
    id,
    number,
    date,
    status: status === CANCELLED_STATUS ? ("cancelled" as const) : ("posted" as const),
  };
}

export function makePaperPlace(code: string | null): { placeOfSupply?: Schema<"PaperPlace"> } {
  const state = getStateName(code);
  return code !== null && state !== undefined ? { placeOfSupply: { state, stateCode: code } } : {};
}

/** As frozen with the document; left out if the goods go to the customer's address. */
export function makePaperShipTo(row: ShipToColumns): { shipTo?: Schema<"PaperShipTo"> } {
  const shipTo = toShipTo(row);
  if (!shipTo) return {};
  const { receiver, addressId, name, address, pin, stateCode, gstin } = shipTo;
  return {
    shipTo: {
      receiver,
      ...(addressId !== null && { addressId }),
      name,
      address: joinTexts([address, pin]) ?? "",
      state: getStateName(stateCode) ?? null,
      stateCode,
      gstin,
    },
  };
}

/** What a bill says of the tax that it does not charge, and of a supply abroad or to a zone. */
export function makePaperCharge(
  noTaxReason: NoTaxReason | null,
  gstKind: GstKind | null,
): Pick<Schema<"BillDocument">, "noTaxReason" | "gstKind"> {
  return { ...(noTaxReason && { noTaxReason }), ...(gstKind && { gstKind }) };
}

/** Papers name the kind of supply of a line that is not taxed. */
export function makePaperSupplyKind(
  kind: SupplyKind | null | undefined,
): Pick<Schema<"TaxedLine">, "supplyKind"> {
  return kind && kind !== "taxable" ? { supplyKind: kind } : {};
}

export interface HeadRow {
  id: number;
  edition: number;
  number: string;
  date: string;
  status: number;
}

export function makePaperParty(row: PartyRow): Schema<"PaperParty"> {
  const stateCode = chooseStateCode({
    gstin: row.partyGstin,
    state: row.partyState,
    state_code: row.partyStateCode,
  });
  return {
    id: row.partyId,
    name: row.partyName,
    address: joinTexts([row.partyAddress, row.partyPlace, row.partyCity, row.partyPin]),
    state: getStateName(stateCode) ?? row.partyState,
    stateCode,
    gstin: findGstin(row.partyGstin) ?? null,
    phone: row.partyMobile || row.partyPhone || null,
  };
}

export function withLargerUnit<Line extends LineRow>({ no: _, larger, holds, ...line }: Line) {
  return larger === null || holds === null ? line : { ...line, largerUnit: { name: larger, holds } };
}

export interface LineRow {
  no: number;
  larger: string | null;
  holds: string | null;
}

/**
 * Joins with commas, omitting empty texts and those that an earlier text contains: an address often
 * ends with its town.
 */
export function joinTexts(parts: readonly (string | null)[]): string | null {
  const texts: string[] = [];
  for (const part of parts) if (part && !texts.some((text) => text.includes(part))) texts.push(part);
  return texts.length > 0 ? texts.join(", ") : null;
}

export interface PartyRow {
  partyId: number;
  partyName: string;
  partyAddress: string | null;
  partyPlace: string | null;
  partyCity: string | null;
  partyPin: string | null;
  partyState: string | null;
  partyStateCode: string | null;
  partyGstin: string | null;
  partyMobile: string | null;
  partyPhone: string | null;
}
