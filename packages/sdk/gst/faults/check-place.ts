import * as say from "../../generated/messages.ts";
import { GST_MASTERS } from "../format/gstr1-format.ts";
import { isExport, isSez } from "../../books/gst-kind.ts";
import { findDecidingParty, findMaster, isInterState, writePlace, type Check } from "./check.ts";
import type { CheckedDocument } from "./checked-document.ts";
import type { FaultCode } from "./fault-codes.ts";
import type { Taxes } from "./line-totals.ts";

/** The place of supply, and whether the heads of tax are those that follow from it. */
export function checkPlace(check: Check, document: CheckedDocument, taxes: Taxes): void {
  const { faults } = check;
  const { number, placeOfSupply: place } = document;
  const { kind } = findDecidingParty(document);
  const isExported = kind !== undefined && isExport(kind);
  if (place === undefined)
    faults.add("PLACE_UNKNOWN", { document, say: () => say.gstPlaceUnknown({ number }) });
  else if (place !== ABROAD_CODE && GST_MASTERS.states[place] === undefined)
    faults.add("PLACE_NOT_STATE", { document, say: () => say.gstPlaceNotState({ number, place }) });
  else if (isExported && place !== ABROAD_CODE)
    faults.add("EXPORT_WITHIN_INDIA", {
      document,
      say: () => say.gstExportWithinIndia({ number, place: writePlace(place) }),
    });
  else if (!isExported && place === ABROAD_CODE) checkAbroad(check, document);
  if (isExported) checkShippingBill(check, document);
  checkHeads(check, document, taxes);
}

function checkAbroad({ faults }: Check, document: CheckedDocument): void {
  const { number, party } = document;
  const fix = findMaster("customer", party.accountId, document);
  faults.add("PLACE_ABROAD", { document, fix, say: () => say.gstPlaceAbroad({ number, name: party.name }) });
}

function checkShippingBill({ faults }: Check, document: CheckedDocument): void {
  const { kind, number, shippingBill, lines } = document;
  const hasGoods = lines.some(({ hsnCode }) => !hsnCode.startsWith("99"));
  if (kind !== "invoice" || !hasGoods || shippingBill !== undefined) return;
  faults.add("SHIPPING_BILL_MISSING", { document, say: () => say.gstShippingBillMissing({ number }) });
}

/** A document is named once, however many of its lines have the wrong head. */
function checkHeads(check: Check, document: CheckedDocument, { cgst, sgst, igst }: Taxes): void {
  const { number, placeOfSupply: place = "", lines } = document;
  const hasHalves = cgst !== 0n || sgst !== 0n;
  const isBetweenStates = isInterState(check, document);
  if (isBetweenStates === undefined || !(isBetweenStates ? hasHalves : igst !== 0n)) return;
  // A line with both heads is named by itself.
  if (hasHalves && lines.some((line) => line.igst !== 0n && (line.cgst !== 0n || line.sgst !== 0n))) return;
  if (!isBetweenStates) {
    check.faults.add("IGST_WITHIN_STATE", { document, say: () => say.gstIgstWithinState({ number }) });
    return;
  }
  const code = findCentralTaxCode(document);
  const sentences = {
    CGST_TO_SEZ: () => say.gstCgstToSez({ number }),
    CGST_ON_EXPORT: () => say.gstCgstOnExport({ number }),
    CGST_OUTSIDE_STATE: () => say.gstCgstOutsideState({ number, place: writePlace(place) }),
  };
  check.faults.add(code, { document, say: sentences[code] });
}

function findCentralTaxCode(document: CheckedDocument) {
  const { kind } = findDecidingParty(document);
  if (kind !== undefined && isSez(kind)) return "CGST_TO_SEZ" satisfies FaultCode;
  if (kind !== undefined && isExport(kind)) return "CGST_ON_EXPORT" satisfies FaultCode;
  return "CGST_OUTSIDE_STATE" satisfies FaultCode;
}

/** The place of supply of exports. */
const ABROAD_CODE = "96";
