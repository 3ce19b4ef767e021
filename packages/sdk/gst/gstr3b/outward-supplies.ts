import type { DocumentLine, GstCompany, OutwardDocument } from "../document.ts";
import { isExport, isSez } from "../../books/gst-kind.ts";
import { findDecidingParty, isInterStateSupply, isRegistered, isReported } from "../place-document.ts";
import type { Gstr3bCell, PlaceCell } from "./cell-names.ts";
import { omitTax, type Contribution } from "./contribution.ts";

/**
 * Tables 3.1(a), (b), (c), (e) and 3.2. Credit notes are deducted and debit notes added, as in
 * GSTR-1, from which the portal fills these tables. Of a supply on which the recipient pays the tax,
 * only the taxable value counts.
 */
export function listOutwardContributions(company: GstCompany, document: OutwardDocument): Contribution[] {
  if (!isReported(document)) return [];
  const sign = document.kind === "creditNote" ? -1n : 1n;
  const add = (cell: Gstr3bCell, lines: readonly DocumentLine[]): Contribution[] =>
    lines.length === 0
      ? []
      : [{ cell, documentId: document.id, lines: document.isReverseCharge ? omitTax(lines) : lines, sign }];
  const { kind } = findDecidingParty(document);
  const taxableLines = document.lines.filter(({ supplyKind }) => supplyKind === "taxable");
  const untaxedLines = document.lines.filter(
    ({ supplyKind }) => supplyKind === "nilRated" || supplyKind === "exempt",
  );
  const nonGstLines = document.lines.filter(({ supplyKind }) => supplyKind === "nonGst");
  const isZeroRated = isSez(kind) || isExport(kind);
  const placeCell = isZeroRated ? undefined : findPlaceCell(company, document);
  return [
    ...add(isZeroRated ? "3.1(b)" : "3.1(a)", taxableLines),
    ...add("3.1(c)", untaxedLines),
    ...add("3.1(e)", nonGstLines),
    ...(placeCell
      ? add(placeCell, taxableLines).map((each) => ({ ...each, placeOfSupply: document.placeOfSupply }))
      : []),
  ];
}

/** Table 3.2 has inter-State supplies to those who claim no input tax. */
function findPlaceCell(company: GstCompany, document: OutwardDocument): PlaceCell | undefined {
  if (!isInterStateSupply(company, document)) return undefined;
  const party = findDecidingParty(document);
  if (!isRegistered(party)) return "3.2-unregistered";
  if (party.kind === "composition") return "3.2-composition";
  return UIN_PATTERN.test(party.gstin ?? "") ? "3.2-uin" : undefined;
}

/** The unique identity number of an embassy or a body of the United Nations, which has no PAN. */
const UIN_PATTERN = /^\d{4}[A-Z]{3}\d{5}(UN|ON)[0-9A-Z]$/;
