import {
  BETWEEN_STATES,
  SALEM_TRADERS,
  SALE_ABROAD,
  SOUND_INVOICE,
  SOUND_LINE,
  ZONE_UNIT,
  makeInvoice,
  makeLine,
  makeRetail,
  type SeededFault,
} from "./seeded-fault.ts";

export const FAULTS_OF_TAX: readonly SeededFault[] = [
  {
    ...{ code: "IGST_WITHIN_STATE", documents: [makeLine(BETWEEN_STATES)], fix: "document" },
    says: "A/26-27/1 was supplied within the State, but has IGST.",
  },
  {
    ...{ code: "CGST_OUTSIDE_STATE", fix: "document" },
    documents: [makeInvoice({ party: SALEM_TRADERS, placeOfSupply: "33" })],
    says: "A/26-27/1 was supplied to another State (Tamil Nadu), but has CGST and SGST.",
  },
  {
    ...{ code: "CGST_TO_SEZ", documents: [makeInvoice({ party: ZONE_UNIT })], fix: "document" },
    says: "A/26-27/1 goes to a special economic zone, but has CGST and SGST.",
  },
  {
    ...{ code: "CGST_ON_EXPORT", fix: "document" },
    documents: [makeInvoice({ ...SALE_ABROAD, lines: [SOUND_LINE] })],
    says: "A/26-27/1 is an export, but has CGST and SGST.",
  },
  {
    ...{
      code: "BOTH_HEADS",
      documents: [makeLine({ cgst: 1_25n, sgst: 1_25n, igst: 2_50n })],
      fix: "document",
    },
    says: "Line 1 of A/26-27/1 has IGST and CGST.",
  },
  {
    ...{ code: "HALVES_DIFFER", documents: [makeLine({ cgst: 2_51n, sgst: 2_49n })], fix: "document" },
    says: "Line 1 of A/26-27/1: the CGST is ₹ 2.51, the SGST ₹ 2.49.",
  },
  {
    ...{ code: "TAX_WITHOUT_PAYMENT", fix: "document" },
    documents: [makeLine(BETWEEN_STATES, { party: { ...ZONE_UNIT, kind: "sezWithoutPayment" } })],
    says: "A/26-27/1 goes without payment of tax, but has a tax of ₹ 5.00.",
  },
  {
    ...{ code: "PAYMENT_WITHOUT_TAX", fix: "document" },
    documents: [makeLine({ cgst: 0n, sgst: 0n }, { party: ZONE_UNIT, value: 100_00n })],
    says: "A/26-27/1 goes with payment of tax, but has none.",
  },
  {
    ...{
      code: "REVERSE_CHARGE_UNREGISTERED",
      documents: [makeRetail({ isReverseCharge: true })],
      fix: "document",
    },
    says: "B/26-27/1 is under reverse charge, but Household is not registered.",
  },
  {
    ...{ code: "RATE_NOT_LISTED", documents: [makeLine({ taxRate: 475n })], fix: "document" },
    says: "Line 1 of A/26-27/1: GST has no rate of 4.75 %.",
  },
  {
    ...{ code: "RATE_NOT_IN_FORCE", fix: "document" },
    documents: [makeLine({ taxRate: 1200n, cgst: 6_00n, sgst: 6_00n }, { value: 112_00n })],
    says: "Line 1 of A/26-27/1: the rate of 12 % was not in force on 05-10-2026 for Rusk.",
  },
  {
    ...{
      code: "TAX_DIFFERS",
      documents: [makeLine({ cgst: 3_01n, sgst: 3_01n }, { value: 106_00n })],
      fix: "document",
    },
    says: "Line 1 of A/26-27/1 has a tax of ₹ 6.02; 5 % of ₹ 100.00 is ₹ 5.00.",
  },
  {
    ...{ code: "SUPPLY_KIND_UNKNOWN", documents: [makeLine({ supplyKind: undefined })], fix: "item" },
    says: "It is not known whether Rusk is taxable, nil-rated, exempt or non-GST.",
  },
  {
    ...{ code: "UNTAXED_WITH_TAX", documents: [makeLine({ supplyKind: "nilRated" })], fix: "document" },
    says: "Line 1 of A/26-27/1 is nil-rated or exempt, but has a tax of ₹ 5.00.",
  },
  {
    ...{ code: "UNTAXED_WITH_RATE", fix: "item" },
    documents: [makeLine({ supplyKind: "exempt", cgst: 0n, sgst: 0n }, { value: 100_00n })],
    says: "Rusk is nil-rated or exempt, but has a rate of 5 %.",
  },
  {
    ...{ code: "NON_GST_WITH_RATE", documents: [makeLine({ supplyKind: "nonGst" })], fix: "document" },
    says: "Line 1 of A/26-27/1 is outside GST, but has a rate of 5 %.",
  },
  {
    ...{ code: "TAXABLE_AT_ZERO", fix: "item" },
    documents: [makeLine({ taxRate: 0n, cgst: 0n, sgst: 0n }, { value: 100_00n })],
    says: "Rusk is taxable, but has a rate of 0 %. Say whether it is nil-rated or exempt.",
  },
  {
    ...{ code: "HSN_MISSING", documents: [makeLine({ hsnCode: "" })], fix: "item" },
    says: "Rusk has no HSN or SAC code.",
  },
  {
    ...{ code: "HSN_MALFORMED", documents: [makeLine({ hsnCode: "1905-31" })], fix: "item" },
    says: "The HSN code of Rusk is not one: 1905-31.",
  },
  {
    ...{ code: "HSN_TOO_SHORT", documents: [makeLine({ hsnCode: "1905" })], fix: "item" },
    says: "The HSN code 1905 of Rusk needs 6 digits, by the company's turnover.",
  },
  {
    ...{ code: "HSN_UNKNOWN", documents: [makeLine({ hsnCode: "19059999" })], fix: "item" },
    says: "The official list has no HSN or SAC code 19059999, that of Rusk.",
  },
  {
    ...{ code: "SERVICE_WITHOUT_SAC", documents: [makeLine({ isService: true })], fix: "item" },
    says: "Rusk is a service: its code begins with 99, not 19053100.",
  },
  {
    ...{ code: "GOODS_WITH_SAC", documents: [makeLine({ hsnCode: "996511" })], fix: "item" },
    says: "Rusk are goods, but 996511 is a code of services.",
  },
  {
    ...{ code: "UNIT_WITHOUT_CODE", documents: [makeLine({ uqc: "" })], fix: "unit" },
    says: "The unit of Rusk has no code of GST returns (UQC).",
  },
  {
    ...{ code: "UNIT_CODE_UNKNOWN", documents: [makeLine({ uqc: "PKT" })], fix: "unit" },
    says: "The unit of Rusk has the code PKT, which GST returns do not know.",
  },
  {
    ...{ code: "QUANTITY_MISSING", documents: [makeLine({ quantity: 0n })], fix: "document" },
    says: "Line 1 of A/26-27/1 has no quantity.",
  },
  {
    ...{ code: "LINE_NEGATIVE", documents: [makeLine({ quantity: -1000n })], fix: "document" },
    says: "Line 1 of A/26-27/1 has a negative amount.",
  },
  {
    ...{ code: "LEDGER_DIFFERS", documents: [SOUND_INVOICE], fix: "document" },
    facts: {
      taxPostings: [
        { voucherId: 1, number: "A/26-27/1", date: "2026-10-05", cgst: 2_50n, sgst: 2_00n, igst: 0n },
      ],
    },
    says: "A/26-27/1: the accounts of SGST have ₹ 2.00, the document has ₹ 2.50.",
  },
  {
    ...{ code: "LEDGER_ONLY", documents: [], fix: "voucher" },
    facts: {
      taxPostings: [{ voucherId: 9, number: "J/7", date: "2026-10-09", cgst: 0n, sgst: 0n, igst: 18_00n }],
    },
    says: "J/7 of 09-10-2026 posts ₹ 18.00 to output tax, and is in no table of the return.",
  },
];
