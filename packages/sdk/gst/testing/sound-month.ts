import { divideRounded, roundToRupee } from "../../books/rounding.ts";
import { gstinCheckDigit } from "../../rules/gstin.ts";
import type { CheckedDocument, CheckedLine, CheckedParty } from "../faults/checked-document.ts";
import type { ReturnFacts, TaxPosting } from "../faults/return-facts.ts";
import { createRandom, type Random } from "./random.ts";

export interface SoundMonth {
  documents: CheckedDocument[];
  facts: ReturnFacts;
}

/** A month in which nothing is wrong; the same seed gives the same. */
export function makeSoundMonth(seed: number, documentCount?: number): SoundMonth {
  const random = createRandom(seed);
  const month = random.pick(["2024-07", "2025-09", "2025-10", "2026-10"]);
  const stateCode = random.pick(["32", "27", "07"]);
  const desk: Desk = { random, month, stateCode, parties: [], invoices: [], lastNumbers: new Map() };
  desk.parties = Array.from({ length: 12 }, (_, at) => makeParty(desk, at));
  const count = documentCount ?? random.int(5, 50);
  const documents = Array.from({ length: count }, (_, at) => makeDocument(desk, at + 1));
  const facts: ReturnFacts = {
    ...{ period: { kind: "month", month }, company: { gstin: makeGstin(random, stateCode), stateCode } },
    isOfficialCode: (code) => GOODS_SOLD.some(([hsnCode]) => hsnCode === code),
    turnovers: [{ from: `${Number(month.slice(0, 4)) - 1}-04-01`, isAboveLimit: true }],
    ...{ registrations: new Map(), otherNumbers: [], taxPostings: documents.map(postTax) },
  };
  return { documents, facts };
}

interface Desk {
  random: Random;
  month: string;
  stateCode: string;
  parties: CheckedParty[];
  /** To which notes refer, with what is left of each. */
  invoices: { document: CheckedDocument; remainder: bigint }[];
  lastNumbers: Map<string, number>;
}

function makeDocument(desk: Desk, id: number): CheckedDocument {
  const { random } = desk;
  const invoice = random.chance(0.2) ? random.pick([undefined, ...desk.invoices.slice(-20)]) : undefined;
  const note = invoice && makeNote(desk, id, invoice);
  if (note) return note;
  const isChallan = random.chance(0.03);
  const kind = isChallan ? "deliveryChallan" : "invoice";
  const party = random.pick(desk.parties);
  const placeOfSupply = choosePlace(desk, party);
  const lines = isChallan ? [] : makeLines(desk, party, placeOfSupply);
  const { series, seriesNumber, number } = takeNumber(
    desk,
    isChallan ? "V" : party.gstin === undefined ? "B" : "A",
  );
  // Without spreads: V8 keeps the fields of such objects in a table, which makes them slow to read.
  const document: CheckedDocument = {
    id,
    kind,
    hasGoods: true,
    number,
    series,
    seriesNumber,
    date: chooseDay(desk, 1),
    value: sumValue(lines),
    party,
    placeOfSupply,
    isReverseCharge: false,
    isCancelled: random.chance(0.05),
    lines,
    shippingBill: "1234567 of 12-10-2026",
    seriesKind: party.gstin === undefined ? "B2C" : "B2B",
  };
  if (!document.isCancelled && kind === "invoice")
    desk.invoices.push({ document, remainder: document.value });
  return document;
}

/** Of one line of the invoice; undefined if too little is left of it. */
function makeNote(desk: Desk, id: number, invoice: Desk["invoices"][number]): CheckedDocument | undefined {
  const { random } = desk;
  const { document, remainder } = invoice;
  const { party, placeOfSupply } = document;
  const kind = random.pick(["creditNote", "debitNote"] as const);
  const lines = [random.pick(document.lines)];
  const value = sumValue(lines);
  if (value > remainder || value === 0n || party.kind === undefined) return undefined;
  const date = chooseDay(desk, Number(document.date.slice(8)));
  if (kind === "creditNote") invoice.remainder -= value;
  const rates = document.lines.map(({ taxRate }) => taxRate);
  return {
    ...{ id, kind, hasGoods: true, party, placeOfSupply: placeOfSupply ?? "", lines, value, date },
    ...takeNumber(desk, kind === "creditNote" ? "C" : "D"),
    ...{ isCancelled: false, isReverseCharge: false },
    refersTo: {
      ...{ id: document.id, number: document.number, date: document.date, table: "4A", remainder, rates },
      ...{ party: { kind: party.kind, name: party.name, ...(party.gstin && { gstin: party.gstin }) } },
    },
  };
}

function makeParty({ random, stateCode }: Desk, at: number): CheckedParty {
  const kinds = ["regular", "regular", "composition", "sezWithPayment", "sezWithoutPayment"] as const;
  const others = ["unregistered", "unregistered", "deemedExport", "exportWithPayment"] as const;
  const kind = [...kinds, ...others, "exportWithoutPayment" as const][at % 10];
  const isRegistered = kind !== "unregistered" && !kind?.startsWith("export");
  const gstin = makeGstin(random, random.chance(0.5) ? stateCode : undefined);
  const name = `Customer ${at}`;
  return { kind, name, accountId: at + 1, hasAddress: true, ...(isRegistered && { gstin }) };
}

function choosePlace({ random, stateCode }: Desk, { kind, gstin }: CheckedParty): string {
  if (kind?.startsWith("export")) return "96";
  return gstin?.slice(0, 2) ?? random.pick([stateCode, "33", "29"]);
}

function makeLines({ random, month, stateCode }: Desk, { kind }: CheckedParty, place: string): CheckedLine[] {
  const isSpecial = kind?.startsWith("sez") === true || kind?.startsWith("export") === true;
  const isWithoutPayment = kind?.endsWith("WithoutPayment") === true;
  return Array.from({ length: random.int(1, 7) }, (_, at): CheckedLine => {
    const itemId = random.int(0, GOODS_SOLD.length - 1);
    const [hsnCode = "", uqc = ""] = GOODS_SOLD[itemId] ?? [];
    const isUntaxed = hsnCode.startsWith("10");
    const taxRate = isUntaxed
      ? 0n
      : random.pick(month < "2025-09" ? [500n, 1200n, 2800n] : [25n, 500n, 1800n]);
    // Paise per line: a bill within the limit of table 5.
    const taxable = BigInt(random.int(1, 9_000_00));
    const tax = isWithoutPayment ? 0n : divideRounded(taxable * taxRate, 10_000n);
    const half = tax / 2n;
    const isInterState = isSpecial || place !== stateCode;
    const [cgst, igst] = isInterState ? [0n, tax] : [half, 0n];
    return {
      lineNo: at + 1,
      itemId,
      itemName: `Item ${itemId}`,
      hsnCode,
      uqc,
      quantity: 1000n,
      taxRate,
      taxable,
      cgst,
      sgst: cgst,
      igst,
      supplyKind: isUntaxed ? "nilRated" : "taxable",
    };
  });
}

function sumValue(lines: readonly CheckedLine[]): bigint {
  let total = 0n;
  for (const { taxable, cgst, sgst, igst } of lines) total += taxable + cgst + sgst + igst;
  return roundToRupee(total) || total;
}

/** What the accounts of output tax have of the document. */
function postTax({ id, number, date, kind, isCancelled, lines }: CheckedDocument): TaxPosting {
  const sign = isCancelled ? 0n : kind === "creditNote" ? -1n : 1n;
  const posting: TaxPosting = { voucherId: id, number, date, cgst: 0n, sgst: 0n, igst: 0n };
  for (const line of lines) {
    posting.cgst += sign * line.cgst;
    posting.sgst += sign * line.sgst;
    posting.igst += sign * line.igst;
  }
  return posting;
}

function takeNumber({ lastNumbers, month }: Desk, letter: string) {
  const series = `${letter}/${month.slice(2, 4)}`;
  const seriesNumber = (lastNumbers.get(series) ?? 0) + 1;
  lastNumbers.set(series, seriesNumber);
  return { series, seriesNumber, number: `${series}/${seriesNumber}` };
}

function chooseDay({ random, month }: Desk, first: number): string {
  return `${month}-${String(random.int(first, 28)).padStart(2, "0")}`;
}

function makeGstin(random: Random, stateCode = random.pick(["32", "33", "29", "27", "07"])): string {
  const letters = Array.from({ length: 5 }, () => random.pick([..."ABCDEFGHKLMNPRSTUVXYZ"])).join("");
  const body = `${stateCode}${letters}${random.int(1000, 9999)}${random.pick([..."ABCDEFGH"])}1Z`;
  return body + gstinCheckDigit(body);
}

const GOODS_SOLD = [
  ["19053100", "PAC"],
  ["34025000", "KGS"],
  ["22021010", "BTL"],
  ["10063010", "KGS"],
  ["996511", "OTH"],
] as const;
