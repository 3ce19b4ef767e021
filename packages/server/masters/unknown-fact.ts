import * as say from "@vanbook/sdk/messages";
import { ACCOUNT_GROUP, findTurnover, type Turnover } from "@vanbook/sdk/books";
import { findDoubt, isUnitCode, readGstin, readState, type Said } from "@vanbook/sdk/rules";
import type { Schema } from "../contract/contract.ts";
import { findHsnDoubt, type HsnTerms } from "./hsn-doubt.ts";

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

/** What an item has for GST returns. */
export interface ItemCodes {
  id: number;
  name: string;
  is_service: number;
  uqc: string;
  larger_uqc: string | null;
  hsn_code: string;
}

/** The codes of the item's units, and its HSN code, if they are not of GST returns. */
export function listItemFacts(item: ItemCodes, terms: HsnTerms): UnknownFact[] {
  const { id, name, uqc, larger_uqc: largerUqc, hsn_code: code } = item;
  const units = [
    ["Unit", uqc],
    ["LargerUnit", largerUqc],
  ] as const;
  return [
    // A service has no quantity in GST returns.
    ...(item.is_service === 1 ? [] : units).flatMap(([field, text]): UnknownFact[] =>
      text === null || isUnitCode(text)
        ? []
        : [{ ...{ master: "item", id, name, field, text }, ...UNIT_FACT }],
    ),
    ...listHsnFacts("item", { id, name, code }, terms),
  ];
}

const UNIT_FACT = {
  code: "UNIT_CODE_UNKNOWN",
  stops: "returns",
  message: "GST returns have no such unit code.",
} as const;

/** Of an item, or of a code of the master that no item has. */
export function listHsnFacts(
  master: "item" | "hsnCode",
  { id, name, code }: { id: number; name: string; code: string },
  terms: HsnTerms,
): UnknownFact[] {
  const doubt = findHsnDoubt(code, terms);
  return doubt
    ? [{ ...{ master, id, name, field: "HSNCode", text: code.trim(), stops: "returns" }, ...doubt }]
    : [];
}

/** A company that never stated its turnover, or only under an older law. `day`: `YYYY-MM-DD`. */
export function listTurnoverFacts(
  { id, name }: Pick<PlacedMaster, "id" | "name">,
  turnovers: readonly Turnover[],
  day: string,
): UnknownFact[] {
  if (findTurnover(turnovers, day)) return [];
  return [{ ...{ master: "company", id, name, field: "Turnover", text: "" }, ...TURNOVER_FACT }];
}

const TURNOVER_FACT = {
  code: "TURNOVER_UNKNOWN",
  stops: "returns",
  message: "Settings don't state the turnover, which decides how many digits HSN codes need.",
} as const;

function toMessage(doubt: Said): Pick<UnknownFact, "message" | "key" | "values"> {
  return typeof doubt === "string" ? { message: doubt } : doubt;
}
