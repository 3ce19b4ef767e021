import { gstinCheckDigit } from "../../rules/gstin.ts";
import type {
  DocumentLine,
  DocumentParty,
  GstCompany,
  OutwardDocument,
  PartyKind,
  ReferredInvoice,
} from "../document.ts";
import type { ReturnPeriod } from "../return-period.ts";
import type { DocumentTable } from "../table-names.ts";
import { createRandom, type Random } from "./random.ts";

export interface RandomMonth {
  period: ReturnPeriod;
  company: GstCompany;
  documents: readonly OutwardDocument[];
  /** Where each document was made to go; documents of no table are missing. */
  tables: ReadonlyMap<number, DocumentTable>;
}

/** A month of 5 to 50 documents; the same seed gives the same. */
export function makeRandomMonth(seed: number): RandomMonth {
  const random = createRandom(seed);
  const stateCode = random.pick(["32", "27", "07"]);
  const period: ReturnPeriod = { kind: "month", month: random.pick(MONTHS_TRIED) };
  const desk: Desk = {
    ...{ random, month: period.month, stateCode, numbers: new Map() },
    limit: period.month < "2024-08" ? 2_50_000_00n : 1_00_000_00n,
    parties: Array.from({ length: 6 }, (_, at) => makeGstin(random, at === 0 ? stateCode : undefined)),
  };
  const tables = new Map<number, DocumentTable>();
  const documents = Array.from({ length: random.int(5, 50) }, (_, at) => {
    const { document, table } = makeDocument(desk, at + 1);
    if (table) tables.set(document.id, table);
    return document;
  });
  const company = { gstin: makeGstin(random, stateCode), stateCode };
  return { period, company, documents, tables };
}

interface Desk {
  random: Random;
  month: string;
  stateCode: string;
  /** Of table 5. */
  limit: bigint;
  /** GSTINs of registered customers; the first is of the company's State. */
  parties: readonly string[];
  /** The last number of each series. */
  numbers: Map<string, number>;
}

/** What a document of a table is like. */
interface Example {
  table: DocumentTable;
  kinds: readonly PartyKind[];
  isReverseCharge?: boolean;
  /** Of notes: the tables of their invoices. */
  refersTo?: readonly ReferredInvoice["table"][];
}

const INVOICE_EXAMPLES: readonly Example[] = [
  { table: "4A", kinds: ["regular", "composition"] },
  { table: "4B", kinds: ["regular"], isReverseCharge: true },
  { table: "5", kinds: ["unregistered"] },
  { table: "6A", kinds: ["exportWithPayment", "exportWithoutPayment"] },
  { table: "6B", kinds: ["sezWithPayment", "sezWithoutPayment"] },
  { table: "6C", kinds: ["deemedExport"] },
  { table: "7", kinds: ["unregistered"] },
  { table: "7", kinds: ["unregistered"] },
];

const NOTE_EXAMPLES: readonly Example[] = [
  { table: "9B-registered", kinds: ["regular", "composition"], refersTo: ["4A"] },
  { table: "9B-registered", kinds: ["sezWithPayment", "sezWithoutPayment"], refersTo: ["6B", undefined] },
  { table: "9B-registered", kinds: ["deemedExport"], refersTo: ["6C"] },
  { table: "9B-unregistered", kinds: ["unregistered"], refersTo: ["5"] },
  { table: "9B-unregistered", kinds: ["exportWithPayment", "exportWithoutPayment"], refersTo: ["6A"] },
  { table: "7", kinds: ["unregistered"], refersTo: ["7", undefined] },
];

function makeDocument(desk: Desk, id: number): { document: OutwardDocument; table?: DocumentTable } {
  const { random } = desk;
  const isNote = random.chance(0.35);
  const example = random.pick(isNote ? NOTE_EXAMPLES : INVOICE_EXAMPLES);
  const kind = isNote ? random.pick(["creditNote", "debitNote"] as const) : "invoice";
  const party = makeParty(desk, random.pick(example.kinds));
  const placeOfSupply = choosePlace(desk, example, party);
  const lines = makeLines(desk, party, placeOfSupply);
  const day = random.chance(0.05) ? shiftMonth(desk.month) : `${desk.month}-${padDay(random.int(1, 28))}`;
  const document: OutwardDocument = {
    ...{ id, kind, hasGoods: random.chance(0.7), date: day, party, placeOfSupply, lines },
    ...takeNumber(desk, kind),
    value: chooseValue(desk, example, lines),
    ...{ isReverseCharge: example.isReverseCharge ?? false, isCancelled: random.chance(0.07) },
  };
  if (isNote) Object.assign(document, refer(desk, example, party));
  if (random.chance(0.04)) return { document: { ...document, kind: "deliveryChallan", lines: [] } };
  const isCounted = !document.isCancelled && day.startsWith(desk.month);
  return { document, ...(isCounted && { table: example.table }) };
}

/** The customer of today may be another than the invoice's, who decides. */
function refer(desk: Desk, { refersTo = [] }: Example, party: DocumentParty): Partial<OutwardDocument> {
  const table = desk.random.pick(refersTo);
  if (table === undefined && desk.random.chance(0.5)) return { party };
  const invoice: ReferredInvoice = { id: 9999, number: "OLD/1", date: "2024-01-15", table, party };
  const today = desk.random.chance(0.3) ? makeParty(desk, "regular") : party;
  return { refersTo: invoice, party: today };
}

function makeParty({ random, parties }: Desk, kind: PartyKind): DocumentParty {
  const isRegistered = kind !== "unregistered" && !kind.startsWith("export");
  return { kind, name: kind, ...(isRegistered && { gstin: random.pick(parties) }) };
}

function choosePlace({ random, stateCode }: Desk, { table, refersTo }: Example, party: DocumentParty) {
  if (party.gstin !== undefined) return party.gstin.slice(0, 2);
  const isElsewhere = table === "5" || (refersTo?.includes("5") ?? false);
  if (table === "7" && random.chance(0.6)) return stateCode;
  return isElsewhere || table === "7" ? (stateCode === "33" ? "29" : "33") : "96";
}

function makeLines({ random, stateCode }: Desk, party: DocumentParty, place: string) {
  const isInterState = place !== stateCode || party.kind.startsWith("sez") || party.kind.startsWith("export");
  const isWithoutTax = party.kind.endsWith("WithoutPayment");
  return Array.from({ length: random.int(1, 5) }, (_, at): DocumentLine => {
    const [hsnCode, uqc] = random.pick(GOODS_TRIED);
    const isUntaxed = at > 0 && random.chance(0.2);
    const taxRate = isUntaxed ? 0n : random.pick(RATES_TRIED);
    const taxable = BigInt(random.int(1, 9_000_00));
    // Prices that contain their tax leave it off by a paisa now and then.
    const noise = random.chance(0.1) && taxable > 100n ? 1n : 0n;
    const tax = isUntaxed || isWithoutTax ? 0n : (taxable * taxRate) / 10_000n + noise;
    const half = tax / 2n;
    return {
      ...{ lineNo: at + 1, hsnCode, uqc, quantity: BigInt(random.int(0, 99_999)), taxRate, taxable },
      ...(isInterState ? { cgst: 0n, sgst: 0n, igst: tax } : { cgst: half, sgst: half, igst: 0n }),
      supplyKind: isUntaxed ? random.pick(["nilRated", "exempt", "nonGst"] as const) : "taxable",
    };
  });
}

/** The sum in whole rupees; of a document of table 5 above the limit, of table 7 not. */
function chooseValue({ random, limit }: Desk, { table }: Example, lines: readonly DocumentLine[]): bigint {
  let total = 0n;
  for (const { taxable, cgst, sgst, igst } of lines) total += taxable + cgst + sgst + igst;
  const wholeRupees = ((total + 50n) / 100n) * 100n;
  if (table === "5") return limit + BigInt(random.int(1, 9_999_99));
  return table === "7" && wholeRupees > limit ? limit : wholeRupees;
}

/** Sometimes a number is left out. */
function takeNumber({ random, numbers }: Desk, kind: OutwardDocument["kind"]) {
  const series = kind === "invoice" ? random.pick(["A/26", "B/26"]) : kind === "creditNote" ? "C" : "D";
  const seriesNumber = (numbers.get(series) ?? 0) + (random.chance(0.05) ? 2 : 1);
  numbers.set(series, seriesNumber);
  return { series, seriesNumber, number: `${series}/${seriesNumber}` };
}

function makeGstin(random: Random, stateCode = random.pick(["32", "33", "29", "27", "07"])): string {
  const letters = Array.from({ length: 5 }, () => random.pick([..."ABCDEFGHKLMNPRSTUVXYZ"])).join("");
  const body = `${stateCode}${letters}${random.int(1000, 9999)}${random.pick([..."ABCDEFGH"])}1Z`;
  return body + gstinCheckDigit(body);
}

function shiftMonth(month: string): string {
  return `${Number(month.slice(0, 4)) - 1}${month.slice(4)}-15`;
}

function padDay(value: number): string {
  return String(value).padStart(2, "0");
}

/** On both sides of each change of the law. */
const MONTHS_TRIED = ["2024-07", "2024-08", "2025-04", "2025-05", "2026-10"] as const;
const RATES_TRIED = [25n, 300n, 500n, 1200n, 1800n, 2800n, 4000n] as const;
const GOODS_TRIED = [
  ["19053100", "PAC"],
  ["19053100", "KGS"],
  ["34025000", "KGS"],
  ["22021010", "BTL"],
  ["1006", "KGS"],
  ["996511", "OTH"],
] as const;
