import { paise, percent, quantity } from "../../books/money.ts";
import type { SupplyKind } from "../../books/company-books.ts";
import type {
  DocumentKind,
  DocumentLine,
  DocumentParty,
  GstCompany,
  OutwardDocument,
  ReferredInvoice,
} from "../document.ts";
import type { ReturnPeriod } from "../return-period.ts";

/** October 2026 of a company of Kerala, with a document of every kind. Its figures are in the test. */
export const HAND_COMPANY: GstCompany = { gstin: "32AABCM5521F1Z0", stateCode: "32" };
export const HAND_PERIOD: ReturnPeriod = { kind: "month", month: "2026-10" };

/** Kerala. */
const malabarStores = makeParty("regular", "32ABCPM1234F1ZC");
/** Tamil Nadu. */
const salemTraders = makeParty("regular", "33AAGCS4321K1ZG");
const zoneUnit = "32AAHCT7788L1ZL";
const exporter = makeParty("deemedExport", "32AAJFP5566M1ZR");
const smallShop = makeParty("composition", "32ACDPK9911N1ZE");
/** Registered since September 2026. */
const newlyRegistered = makeParty("regular", "32AEFPN2233Q1ZE");
const household = makeParty("unregistered");

/** Goods and services, each with its code and unit. */
const SWEET_BISCUITS = ["19053100", "PAC"] as const;
const WASHING_POWDER = ["34025000", "KGS"] as const;
const SODA_WATER = ["22021010", "BTL"] as const;
const RAW_RICE = ["10063010", "KGS"] as const;
const SKIMMED_MILK = ["04011000", "LTR"] as const;
const MOTOR_SPIRIT = ["27101241", "LTR"] as const;
const FREIGHT_CHARGE = ["996511", "OTH"] as const;

export const HAND_DOCUMENTS: readonly OutwardDocument[] = [
  // Of the month before, so of no table.
  makeInvoice(100, "A", 100, "2026-09-30", malabarStores, "105.00", [
    makeLine(SWEET_BISCUITS, "1", "5", "100.00", "2.50"),
  ]),
  // Two rates in three lines, a discount of 3.00 after tax, and 0.22 rounded up.
  makeInvoice(101, "A", 101, "2026-10-01", malabarStores, "2651.00", [
    makeLine(SWEET_BISCUITS, "10", "5", "950.00", "23.75"),
    makeLine(WASHING_POWDER, "4.5", "18", "1234.56", "111.11"),
    makeLine(SWEET_BISCUITS, "2", "5", "190.00", "4.75"),
  ]),
  makeInvoice(102, "A", 102, "2026-10-02", salemTraders, "5300.00", [
    makeLine(SODA_WATER, "100", "40", "2000.00", { igst: "800.00" }),
    makeUntaxedLine(RAW_RICE, "50", "2500.00", "nilRated"),
  ]),
  makeInvoice(103, "A", 103, "2026-10-03", makeParty("sezWithoutPayment", zoneUnit), "3000.00", [
    makeLine(WASHING_POWDER, "10", "18", "3000.00", { igst: "0.00" }),
  ]),
  makeInvoice(104, "A", 104, "2026-10-03", makeParty("sezWithPayment", zoneUnit), "3540.00", [
    makeLine(WASHING_POWDER, "10", "18", "3000.00", { igst: "540.00" }),
  ]),
  makeInvoice(105, "A", 105, "2026-10-04", exporter, "354.00", [
    makeLine(WASHING_POWDER, "1", "18", "300.00", "27.00"),
  ]),
  {
    ...makeInvoice(106, "A", 106, "2026-10-05", malabarStores, "1000.00", [
      makeLine(FREIGHT_CHARGE, "1", "5", "1000.00", "25.00"),
    ]),
    isReverseCharge: true,
  },
  makeInvoice(107, "A", 107, "2026-10-06", smallShop, "2100.00", [
    makeLine(SWEET_BISCUITS, "20", "5", "2000.00", "50.00"),
  ]),
  {
    ...makeInvoice(108, "A", 108, "2026-10-06", malabarStores, "105.00", [
      makeLine(SWEET_BISCUITS, "1", "5", "100.00", "2.50"),
    ]),
    isCancelled: true,
  },
  makeInvoice(501, "B", 501, "2026-10-07", household, "420.00", [
    makeLine(SWEET_BISCUITS, "3", "5", "285.71", "7.14"),
    makeUntaxedLine(SKIMMED_MILK, "2", "120.00", "exempt"),
  ]),
  {
    ...makeInvoice(502, "B", 502, "2026-10-08", household, "35400.00", [
      makeLine(WASHING_POWDER, "100", "18", "30000.00", { igst: "5400.00" }),
    ]),
    placeOfSupply: "33",
  },
  // Exactly the limit of table 5, which is not above it.
  {
    ...makeInvoice(503, "B", 503, "2026-10-09", household, "100000.00", [
      makeLine(WASHING_POWDER, "280", "18", "84745.76", { igst: "15254.24" }),
    ]),
    placeOfSupply: "33",
  },
  {
    ...makeInvoice(504, "B", 504, "2026-10-09", household, "100000.01", [
      makeLine(WASHING_POWDER, "281", "18", "84745.77", { igst: "15254.24" }),
    ]),
    placeOfSupply: "29",
  },
  makeInvoice(505, "B", 505, "2026-10-10", household, "618.00", [
    makeLine(FREIGHT_CHARGE, "1", "18", "100.00", "9.00"),
    makeUntaxedLine(MOTOR_SPIRIT, "5", "500.00", "nonGst"),
  ]),
  // The number 506 is missing. A bill that was corrected is here as its latest version.
  makeInvoice(527, "B", 507, "2026-10-12", household, "354.00", [
    makeLine(WASHING_POWDER, "1", "18", "300.00", "27.00"),
  ]),
  {
    ...makeInvoice(601, "E", 1, "2026-10-13", makeParty("exportWithPayment"), "10500.00", [
      makeLine(SWEET_BISCUITS, "100", "5", "10000.00", { igst: "500.00" }),
    ]),
    placeOfSupply: "96",
  },
  // Returned in two parts.
  makeNote("creditNote", 701, 1, "2026-10-14", "486.00", makeReference(101, "4A", malabarStores), [
    makeLine(WASHING_POWDER, "1.5", "18", "411.52", "37.04"),
  ]),
  makeNote("creditNote", 702, 2, "2026-10-15", "324.00", makeReference(101, "4A", malabarStores), [
    makeLine(WASHING_POWDER, "1", "18", "274.35", "24.69"),
  ]),
  // A discount that was allowed later, without goods.
  {
    ...makeNote("creditNote", 703, 3, "2026-10-16", "280.00", makeReference(102, "4A", salemTraders), [
      makeLine(SODA_WATER, "0", "40", "200.00", { igst: "80.00" }),
    ]),
    hasGoods: false,
  },
  {
    ...makeNote("creditNote", 704, 4, "2026-10-17", "3540.00", makeReference(504, "5", household), [
      makeLine(WASHING_POWDER, "10", "18", "3000.00", { igst: "540.00" }),
    ]),
    placeOfSupply: "29",
  },
  makeNote("creditNote", 705, 5, "2026-10-18", "160.00", makeReference(501, "7", household), [
    makeLine(SWEET_BISCUITS, "1", "5", "95.24", "2.38"),
    makeUntaxedLine(SKIMMED_MILK, "1", "60.00", "exempt"),
  ]),
  // The invoice is of August, when the customer was not registered.
  {
    ...makeNote("creditNote", 706, 6, "2026-10-19", "708.00", makeReference(90, "7", household), [
      makeLine(WASHING_POWDER, "2", "18", "600.00", "54.00"),
    ]),
    party: newlyRegistered,
  },
  // A discount that changes no tax.
  {
    ...makeNote("creditNote", 707, 7, "2026-10-20", "100.00", makeReference(101, "4A", malabarStores), []),
    hasGoods: false,
  },
  {
    ...makeNote("debitNote", 801, 1, "2026-10-21", "59.00", makeReference(101, "4A", malabarStores), [
      makeLine(WASHING_POWDER, "0", "18", "50.00", "4.50"),
    ]),
    hasGoods: false,
  },
  {
    ...makeNote("debitNote", 802, 2, "2026-10-22", "1180.00", makeReference(502, "7", household), [
      makeLine(WASHING_POWDER, "0", "18", "1000.00", { igst: "180.00" }),
    ]),
    ...{ hasGoods: false, placeOfSupply: "33" },
  },
  makeChallan(901, 9, false),
  makeChallan(902, 10, true),
];

function makeParty(kind: DocumentParty["kind"], gstin?: string): DocumentParty {
  return { kind, name: kind, ...(gstin !== undefined && { gstin }) };
}

/** The place of supply is the State of the GSTIN; without one it is Kerala. */
function makeInvoice(
  id: number,
  letter: string,
  seriesNumber: number,
  date: string,
  party: DocumentParty,
  value: string,
  lines: readonly DocumentLine[],
): OutwardDocument {
  return {
    ...{ id, kind: "invoice", hasGoods: true, date, party, seriesNumber, value: paise(value) },
    ...{ number: `${letter}/26-27/${seriesNumber}`, series: `${letter}/26-27`, lines: setLineNumbers(lines) },
    placeOfSupply: party.gstin?.slice(0, 2) ?? "32",
    ...{ isReverseCharge: false, isCancelled: false },
  };
}

function makeNote(
  kind: DocumentKind,
  id: number,
  seriesNumber: number,
  date: string,
  value: string,
  refersTo: ReferredInvoice,
  lines: readonly DocumentLine[],
): OutwardDocument {
  const letter = kind === "creditNote" ? "C" : "D";
  return { ...makeInvoice(id, letter, seriesNumber, date, refersTo.party, value, lines), kind, refersTo };
}

function makeReference(id: number, table: ReferredInvoice["table"], party: DocumentParty): ReferredInvoice {
  return { id, number: `A/26-27/${id}`, date: "2026-10-01", table, party };
}

function makeChallan(id: number, seriesNumber: number, isCancelled: boolean): OutwardDocument {
  const invoice = makeInvoice(id, "V", seriesNumber, "2026-10-01", household, "0.00", []);
  return { ...invoice, kind: "deliveryChallan", isCancelled };
}

/** `tax` is the CGST, which the SGST equals, or the IGST. */
function makeLine(
  [hsnCode, uqc]: readonly [string, string],
  count: string,
  rate: string,
  taxable: string,
  tax: string | { igst: string },
): DocumentLine {
  const half = typeof tax === "string" ? paise(tax) : 0n;
  return {
    ...{ lineNo: 0, hsnCode, uqc, quantity: quantity(count), taxRate: percent(rate), supplyKind: "taxable" },
    ...{ taxable: paise(taxable), cgst: half, sgst: half },
    igst: typeof tax === "string" ? 0n : paise(tax.igst),
  };
}

function makeUntaxedLine(
  goods: readonly [string, string],
  count: string,
  taxable: string,
  supplyKind: SupplyKind,
): DocumentLine {
  return { ...makeLine(goods, count, "0", taxable, "0"), supplyKind };
}

function setLineNumbers(lines: readonly DocumentLine[]): DocumentLine[] {
  return lines.map((line, at) => ({ ...line, lineNo: at + 1 }));
}
