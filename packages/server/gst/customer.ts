import type { DocumentParty } from "@vanbook/sdk/gst";
import { readGstin } from "@vanbook/sdk/rules";
import type { LackedFact } from "./outward-document.ts";

/** What a document has frozen of its customer. */
export interface FrozenCustomer {
  party_name: string | null;
  gstin: string | null;
  place_of_supply: string | null;
}

/**
 * The customer as the return has them. Special economic zones, deemed exports and composition
 * dealers are not in the books yet: a customer with a GSTIN counts as a regular dealer. Whether an
 * export is with payment of tax is not known either, so that a customer abroad is refused.
 */
export function readCustomer({ party_name: name, gstin: text, place_of_supply: place }: FrozenCustomer): {
  party?: DocumentParty;
  lacks: readonly LackedFact[];
} {
  if (name === null) return { lacks: ["customer"] };
  const gstin = readGstin(text);
  if (gstin.is === "unknown") return { lacks: ["customerGstin"] };
  if (gstin.is === "known") return { party: { kind: "regular", name, gstin: gstin.gstin }, lacks: [] };
  if (place === ABROAD_CODE) return { lacks: ["customerKind"] };
  return { party: { kind: "unregistered", name }, lacks: [] };
}

/** The code of a place outside India. */
const ABROAD_CODE = "96";
