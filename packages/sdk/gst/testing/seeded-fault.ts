import type { CheckedDocument, CheckedLine, CheckedParty } from "../faults/checked-document.ts";
import type { FaultCode } from "../faults/fault-codes.ts";
import type { ReturnFacts } from "../faults/return-facts.ts";
import type { FixPlace } from "../faults/return-fault.ts";

/** Documents and facts with exactly one fault, and how the list must name it. */
export interface SeededFault {
  code: FaultCode;
  documents: readonly CheckedDocument[];
  facts?: Partial<ReturnFacts>;
  says: string;
  fix: FixPlace["kind"];
}

export const SOUND_FACTS: ReturnFacts = {
  period: { kind: "month", month: "2026-10" },
  company: { gstin: "32AABCM5521F1Z0", stateCode: "32" },
  isOfficialCode: (code) => OFFICIAL_CODES.has(code),
  turnovers: [{ from: "2026-04-01", isAboveLimit: true }],
};

const OFFICIAL_CODES = new Set(["1905", "19053100", "34025000", "996511", "24022010"]);

/** Kerala, like the company. */
export const MALABAR_STORES: CheckedParty = {
  ...{ kind: "regular", name: "Malabar Stores", accountId: 11, gstin: "32ABCPM1234F1ZC" },
  hasAddress: true,
};
/** Tamil Nadu. */
export const SALEM_TRADERS: CheckedParty = {
  kind: "regular",
  name: "Salem Traders",
  accountId: 12,
  gstin: "33AAGCS4321K1ZG",
};
export const HOUSEHOLD_BUYER: CheckedParty = {
  kind: "unregistered",
  name: "Household",
  accountId: 13,
  hasAddress: true,
};
export const ZONE_UNIT: CheckedParty = {
  ...{ kind: "sezWithPayment", name: "Zone Unit", accountId: 14, gstin: "32AAHCT7788L1ZL" },
};
export const BUYER_ABROAD: CheckedParty = { kind: "exportWithPayment", name: "Dubai Foods", accountId: 15 };

/** 100.00 at 5 %: 105.00, within Kerala. */
export const SOUND_LINE: CheckedLine = {
  ...{ lineNo: 1, itemId: 7, itemName: "Rusk", unitId: 3, isService: false, hsnCode: "19053100", uqc: "PAC" },
  ...{ quantity: 2000n, taxRate: 500n, supplyKind: "taxable" },
  ...{ taxable: 100_00n, cgst: 2_50n, sgst: 2_50n, igst: 0n },
};
export const BETWEEN_STATES = { cgst: 0n, sgst: 0n, igst: 5_00n };

export const SOUND_INVOICE: CheckedDocument = {
  ...{ id: 1, kind: "invoice", hasGoods: true, number: "A/26-27/1", series: "A/26-27", seriesNumber: 1 },
  ...{
    seriesId: 5,
    seriesKind: "B2B",
    date: "2026-10-05",
    value: 105_00n,
    party: MALABAR_STORES,
    placeOfSupply: "32",
  },
  ...{ isReverseCharge: false, isCancelled: false, lines: [SOUND_LINE] },
};

export function makeInvoice(change: Partial<CheckedDocument>): CheckedDocument {
  return { ...SOUND_INVOICE, ...change };
}

/** An invoice with one line. */
export function makeLine(
  change: Partial<CheckedLine>,
  ofDocument: Partial<CheckedDocument> = {},
): CheckedDocument {
  return makeInvoice({ lines: [{ ...SOUND_LINE, ...change }], ...ofDocument });
}

/** To an unregistered customer, in a series of theirs. */
export function makeRetail(change: Partial<CheckedDocument>): CheckedDocument {
  return makeInvoice({
    number: "B/26-27/1",
    series: "B/26-27",
    seriesKind: "B2C",
    party: HOUSEHOLD_BUYER,
    ...change,
  });
}

export const SALE_ABROAD: Partial<CheckedDocument> = {
  ...{ party: BUYER_ABROAD, placeOfSupply: "96", seriesKind: "B2C", shippingBill: "1234567 of 06-10-2026" },
  lines: [{ ...SOUND_LINE, ...BETWEEN_STATES }],
};

export const SOUND_NOTE: CheckedDocument = {
  ...SOUND_INVOICE,
  ...{ id: 2, kind: "creditNote", number: "C/26-27/1", series: "C/26-27", date: "2026-10-20" },
  refersTo: {
    ...{ id: 1, number: "A/26-27/1", date: "2026-10-05", table: "4A", remainder: 105_00n, rates: [500n] },
    ...{ placeOfSupply: "32", party: { kind: "regular", name: "Malabar Stores", gstin: "32ABCPM1234F1ZC" } },
  },
};
