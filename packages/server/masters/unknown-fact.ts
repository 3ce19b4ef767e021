import * as say from "@vanbook/sdk/messages";
import { ACCOUNT_GROUP } from "@vanbook/sdk/books";
import { findDoubt, readGstin, readState, UNIT_CODES, type Said } from "@vanbook/sdk/rules";
import type { Schema } from "../contract/contract.ts";

export type UnknownFact = Schema<"UnknownFact">;

export interface PlacedMaster {
  id: number;
  name: string;
  state: string | null;
  gstin?: string | null;
  country?: string | null;
}

type PlacedKind = "company" | "branch" | "customer" | "supplier";

export interface PartyOfGroup extends PlacedMaster {
  group_id: number;
}

export function listPartyFacts(party: PartyOfGroup): UnknownFact[] {
  return listPlaceFacts(party.group_id === ACCOUNT_GROUP.debtors ? "customer" : "supplier", party);
}

/** Of other accounts, State and GSTIN decide nothing. */
export const PARTY_GROUPS: readonly number[] = [ACCOUNT_GROUP.debtors, ACCOUNT_GROUP.creditors];

/** The GSTIN, State and country of one master, if they are given and not understood. */
export function listPlaceFacts(master: PlacedKind, row: PlacedMaster): UnknownFact[] {
  const { id, name } = row;
  const own = { master, id, name };
  // The company keeps the State that its form was last saved with; a branch has an address only.
  const stops = master === "company" || master === "branch" ? "nothing" : "documents";
  const reading = readState(row.gstin, row.state, row.country);
  const isGstinUnknown = readGstin(row.gstin).is === "unknown";
  const gstinDoubt = findDoubt({ label: "GSTIN", kind: "gstin" }, row.gstin);
  const isGstinDeciding = reading.is === "unknown" && reading.of === "gstin";
  const facts: UnknownFact[] = [];
  if (gstinDoubt !== undefined || isGstinDeciding)
    facts.push({
      ...{ ...own, field: "GSTIN", text: row.gstin?.trim() ?? "", code: "GSTIN_UNKNOWN" },
      // A supplier's GSTIN also decides whether there is input tax.
      stops: isGstinDeciding || (isGstinUnknown && master === "supplier") ? stops : "returns",
      ...toMessage(gstinDoubt ?? "This GSTIN names no State. Enter the State."),
    });
  if (reading.is === "unknown" && reading.of !== "gstin")
    facts.push({ ...own, stops, text: reading.text, ...PLACE_FACTS[reading.of] });
  return facts;
}

export interface DeliveryPlace extends PlacedMaster {
  /** The customer's; `name` is the place's. */
  accountId: number;
  customer: string;
}

/** Of a customer's delivery address. The customer's form corrects it. */
export function listDeliveryFacts({ accountId, customer, ...place }: DeliveryPlace): UnknownFact[] {
  return listPlaceFacts("customer", place).map((fact) => ({
    ...fact,
    ...{ id: accountId, name: customer },
    ...(fact.field === "GSTIN"
      ? { field: "DeliveryGSTIN", stops: fact.stops === "returns" ? "nothing" : fact.stops }
      : { field: "DeliveryState", ...say.addressStateUnknown({ name: place.name, state: fact.text }) }),
  }));
}

const PLACE_FACTS = {
  state: {
    field: "State",
    code: "STATE_UNKNOWN",
    message: "This is not the name of a State. Bills to an account without a GSTIN need its State.",
  },
  country: {
    field: "Country",
    code: "COUNTRY_UNKNOWN",
    message: "This is not the name of a country, or it contradicts the State.",
  },
} as const;

export interface ItemOfUnit {
  id: number;
  name: string;
  uqc: string;
}

export function listItemFacts({ id, name, uqc }: ItemOfUnit): UnknownFact[] {
  if (!isUnknownUnitCode(uqc)) return [];
  return [
    {
      ...{ master: "item", id, name, field: "Unit", text: uqc, code: "UNIT_CODE_UNKNOWN", stops: "returns" },
      message: "GST returns have no such unit code.",
    },
  ];
}

export function isUnknownUnitCode(uqc: string): boolean {
  return !UNIT_CODES.has(uqc.trim().toUpperCase());
}

function toMessage(doubt: Said): Pick<UnknownFact, "message" | "key" | "values"> {
  return typeof doubt === "string" ? { message: doubt } : doubt;
}
