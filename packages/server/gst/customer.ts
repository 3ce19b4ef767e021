import { findGstKind, findGstKindFault, readGstKind } from "@vanbook/sdk/books";
import type { DocumentParty } from "@vanbook/sdk/gst";
import { readGstin } from "@vanbook/sdk/rules";
import type { LackedFact } from "./outward-document.ts";

/** What a document has frozen of its customer. */
export interface FrozenCustomer {
  party_name: string | null;
  gstin: string | null;
  /** As somebody has said it; otherwise the GSTIN or its absence shows it. */
  gst_kind: string | null;
  place_of_supply: string | null;
}

/**
 * The customer as the return has them. A kind that contradicts the GSTIN is not known, and of a
 * customer abroad somebody must have said whether exports are with payment of tax.
 */
export function readCustomer(row: FrozenCustomer): {
  party?: DocumentParty;
  lacks: readonly LackedFact[];
} {
  const { party_name: name, gstin: text, place_of_supply: place } = row;
  if (name === null) return { lacks: ["customer"] };
  const gstin = readGstin(text);
  if (gstin.is === "unknown") return { lacks: ["customerGstin"] };
  const saidKind = readGstKind(row.gst_kind) ?? null;
  const knownKind = findGstKind(saidKind, text);
  const isAbroad = place === ABROAD_CODE && knownKind?.kind === "unregistered";
  const isUnclear = row.gst_kind !== null && saidKind === null;
  if (!knownKind || isAbroad || isUnclear || findGstKindFault(saidKind, text))
    return { lacks: ["customerKind"] };
  const { kind } = knownKind;
  return { party: gstin.is === "known" ? { kind, name, gstin: gstin.gstin } : { kind, name }, lacks: [] };
}

/** The code of a place outside India. */
const ABROAD_CODE = "96";
