import type { CheckedDocument, CheckedParty } from "../faults/checked-document.ts";
import {
  BETWEEN_STATES,
  BUYER_ABROAD,
  HOUSEHOLD_BUYER,
  MALABAR_STORES,
  SALE_ABROAD,
  SOUND_FACTS,
  SOUND_INVOICE,
  SOUND_LINE,
  makeInvoice,
  makeLine,
  makeRetail,
  type SeededFault,
} from "./seeded-fault.ts";

const OTHER_NUMBER = { kind: "invoice", series: "A/26-27", seriesNumber: 9 } as const;

export const FAULTS_OF_DOCUMENTS: readonly SeededFault[] = [
  {
    ...{ code: "COMPANY_GSTIN_WRONG", documents: [SOUND_INVOICE], fix: "company" },
    facts: { company: { gstin: "32AABCM5521F1Z1", stateCode: "32" } },
    says: "The company's own GSTIN is not right: 32AABCM5521F1Z1.",
  },
  {
    ...{ code: "COMPANY_OTHER_STATE", documents: [makeLine(BETWEEN_STATES)], fix: "company" },
    facts: { company: { gstin: "32AABCM5521F1Z0", stateCode: "33" } },
    says: "The company's GSTIN 32AABCM5521F1Z0 is of another State than the company, Tamil Nadu.",
  },
  {
    ...{ code: "TURNOVER_NOT_STATED", documents: [SOUND_INVOICE], fix: "company", facts: { turnovers: [] } },
    says: "Nobody has said whether the turnover before 2026-27 was above ₹ 5,00,00,000.00. It decides how many digits HSN codes need.",
  },
  {
    ...{ code: "NUMBER_MISSING", documents: [makeInvoice({ number: "" })], fix: "document" },
    says: "A document of 05-10-2026 has no number.",
  },
  {
    ...{
      code: "NUMBER_TOO_LONG",
      documents: [makeInvoice({ number: "KOZHIKODE/26-27/1" })],
      fix: "document",
    },
    says: "KOZHIKODE/26-27/1 has 17 characters; GST allows 16.",
  },
  {
    ...{ code: "NUMBER_CHARACTERS", documents: [makeInvoice({ number: "A_26/1" })], fix: "document" },
    says: "A_26/1 has characters other than letters, digits, - and /.",
  },
  {
    ...{ code: "NUMBER_START", documents: [makeInvoice({ number: "0A/1" })], fix: "document" },
    says: "0A/1 begins with 0, which an e-invoice must not.",
  },
  {
    ...{ code: "NUMBER_TWICE", documents: [SOUND_INVOICE], fix: "document" },
    facts: { otherNumbers: [{ ...OTHER_NUMBER, series: "a", number: "a/26-27/1", date: "2026-05-02" }] },
    says: "A/26-27/1 was given twice in the financial year: also to a document of 02-05-2026.",
  },
  {
    ...{
      code: "NUMBER_GAP",
      documents: [makeInvoice({ seriesNumber: 12, number: "A/26-27/12" })],
      fix: "series",
    },
    facts: { otherNumbers: [{ ...OTHER_NUMBER, number: "A/26-27/9", date: "2026-09-30" }] },
    says: "Series A/26-27: 2 numbers are missing between A/26-27/9 and A/26-27/12.",
  },
  {
    ...{ code: "OUTSIDE_PERIOD", documents: [makeInvoice({ date: "2026-11-01" })], fix: "document" },
    says: "A/26-27/1 is dated 01-11-2026, which is outside the period.",
  },
  {
    ...{ code: "BEFORE_REGISTRATION", documents: [SOUND_INVOICE], fix: "document" },
    facts: { company: { ...SOUND_FACTS.company, registeredFrom: "2026-10-06" } },
    says: "A/26-27/1 is dated 05-10-2026, but the company is registered since 06-10-2026.",
  },
  {
    ...{ code: "CUSTOMER_KIND_UNKNOWN", fix: "customer" },
    documents: [makeRetail({ party: { ...HOUSEHOLD_BUYER, kind: undefined } })],
    says: "It is not known whether Household is registered.",
  },
  {
    ...{ code: "GSTIN_MISSING", fix: "customer" },
    documents: [makeRetail({ party: { kind: "regular", name: "Malabar Stores", accountId: 11 } })],
    says: "Malabar Stores is registered, but has no GSTIN.",
  },
  {
    ...{ code: "GSTIN_OF_UNREGISTERED", documents: [makeParty({ kind: "unregistered" })], fix: "customer" },
    says: "Malabar Stores has the GSTIN 32ABCPM1234F1ZC, but is billed as unregistered.",
  },
  {
    ...{ code: "GSTIN_NOT_FROZEN", fix: "document" },
    documents: [makeRetail({ party: { ...HOUSEHOLD_BUYER, presentGstin: "32ABCPM1234F1ZC" } })],
    says: "B/26-27/1 has no GSTIN of Household, who has 32ABCPM1234F1ZC now. If Household had it on that day, correct the document.",
  },
  {
    ...{ code: "GSTIN_MALFORMED", documents: [makeParty({ gstin: "32ABCPM1234" })], fix: "customer" },
    says: "The GSTIN of Malabar Stores is not one: 32ABCPM1234.",
  },
  {
    ...{ code: "GSTIN_DIGIT_WRONG", documents: [makeParty({ gstin: "32ABCPM1234F1ZD" })], fix: "customer" },
    says: "The GSTIN of Malabar Stores has a wrong digit: 32ABCPM1234F1ZD.",
  },
  {
    ...{ code: "GSTIN_OWN", documents: [makeParty({ gstin: "32AABCM5521F1Z0" })], fix: "customer" },
    says: "Malabar Stores has the company's own GSTIN, 32AABCM5521F1Z0.",
  },
  {
    ...{ code: "GSTIN_OTHER_STATE", documents: [makeParty({ addressState: "33" })], fix: "customer" },
    says: "The GSTIN 32ABCPM1234F1ZC of Malabar Stores is of another State than the address, Tamil Nadu.",
  },
  {
    ...{ code: "REGISTERED_LATER", documents: [SOUND_INVOICE], fix: "document" },
    facts: { registrations: new Map([["32ABCPM1234F1ZC", { from: "2026-10-06" }]]) },
    says: "A/26-27/1 is of 05-10-2026, but Malabar Stores is registered since 06-10-2026.",
  },
  {
    ...{ code: "REGISTRATION_CANCELLED", documents: [SOUND_INVOICE], fix: "document" },
    facts: { registrations: new Map([["32ABCPM1234F1ZC", { cancelledFrom: "2026-10-05" }]]) },
    says: "A/26-27/1 is of 05-10-2026, but the registration of Malabar Stores was cancelled from 05-10-2026.",
  },
  {
    ...{ code: "PIN_OTHER_STATE", documents: [makeParty({ pin: "636001" })], fix: "customer" },
    says: "The PIN code 636001 of Malabar Stores is not of Kerala.",
  },
  {
    ...{ code: "REGISTERED_IN_B2C_SERIES", documents: [makeInvoice({ seriesKind: "B2C" })], fix: "document" },
    says: "A/26-27/1 is of a B2C series, but Malabar Stores is registered.",
  },
  {
    ...{
      code: "UNREGISTERED_IN_B2B_SERIES",
      documents: [makeRetail({ seriesKind: "B2B" })],
      fix: "document",
    },
    says: "B/26-27/1 is of a B2B series, but Household is not registered.",
  },
  {
    ...{ code: "CUSTOMER_UNNAMED", fix: "document" },
    documents: [
      makeRetail({
        ...{ party: { ...HOUSEHOLD_BUYER, hasAddress: false }, value: 52_500_00n },
        lines: [{ ...SOUND_LINE, taxable: 50_000_00n, cgst: 1_250_00n, sgst: 1_250_00n }],
      }),
    ],
    says: "B/26-27/1 of ₹ 52,500.00 needs the customer's name, address and State: the law asks for them from ₹ 50,000.00 on.",
  },
  {
    ...{ code: "PLACE_UNKNOWN", documents: [makeInvoice({ placeOfSupply: undefined })], fix: "document" },
    says: "A/26-27/1 has no place of supply.",
  },
  {
    ...{
      code: "PLACE_NOT_STATE",
      documents: [makeLine(BETWEEN_STATES, { placeOfSupply: "40" })],
      fix: "document",
    },
    says: "The place of supply 40 of A/26-27/1 is no State.",
  },
  {
    ...{
      code: "PLACE_ABROAD",
      documents: [makeLine(BETWEEN_STATES, { placeOfSupply: "96" })],
      fix: "customer",
    },
    says: "A/26-27/1 was supplied abroad, but Malabar Stores is not kept as an export customer.",
  },
  {
    ...{ code: "EXPORT_WITHIN_INDIA", fix: "document" },
    documents: [makeInvoice({ ...SALE_ABROAD, placeOfSupply: "33" })],
    says: "A/26-27/1 is an export, but its place of supply is Tamil Nadu.",
  },
  {
    ...{ code: "SHIPPING_BILL_MISSING", fix: "document" },
    documents: [makeLine(BETWEEN_STATES, { party: BUYER_ABROAD, placeOfSupply: "96", seriesKind: "B2C" })],
    says: "A/26-27/1 is an export of goods without a shipping bill.",
  },
  {
    ...{ code: "LINES_MISSING", documents: [makeInvoice({ lines: [] })], fix: "document" },
    says: "A/26-27/1 has no lines.",
  },
  {
    ...{ code: "VALUE_ZERO", documents: [makeInvoice({ value: 0n })], fix: "document" },
    says: "A/26-27/1 has a value of zero.",
  },
  {
    ...{ code: "VALUE_NEGATIVE", documents: [makeInvoice({ value: -105_00n })], fix: "document" },
    says: "A/26-27/1 has a negative value: ₹ -105.00.",
  },
  {
    ...{ code: "VALUE_ABOVE_LINES", documents: [makeInvoice({ value: 106_01n })], fix: "document" },
    says: "A/26-27/1 comes to ₹ 106.01, but its lines with tax to ₹ 105.00.",
  },
  {
    ...{ code: "LARGE_UNREGISTERED", fix: "document" },
    documents: [
      makeRetail({
        ...{ placeOfSupply: "33", value: 1_05_000_00n },
        lines: [{ ...SOUND_LINE, taxable: 1_00_000_00n, ...BETWEEN_STATES, igst: 5_000_00n }],
      }),
    ],
    says: "B/26-27/1 of ₹ 1,05,000.00 goes to an unregistered customer in another State. Above ₹ 1,00,000.00 it is listed alone (table 5): ask Household for a GSTIN.",
  },
  {
    ...{ code: "BILLED_TWICE", fix: "document" },
    documents: [SOUND_INVOICE, makeInvoice({ id: 3, seriesNumber: 2, number: "A/26-27/2" })],
    says: "A/26-27/2 repeats A/26-27/1: the same customer, day, value and lines.",
  },
];

/** Of Malabar Stores with a GSTIN that is wrong in some way. */
function makeParty(change: Partial<CheckedParty>): CheckedDocument {
  return makeInvoice({ party: { ...MALABAR_STORES, ...change } });
}
