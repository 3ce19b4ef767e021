import { addMonths } from "../../books/years/months.ts";
import type { DocumentLine, OutwardDocument } from "../document.ts";
import type { Random } from "./random.ts";

/** Each changes a document in its own way; undefined if the document can't be changed in that way. */
const WAYS_OF_CHANGE: readonly ((
  document: OutwardDocument,
  desk: ChangeDesk,
) => Partial<OutwardDocument> | undefined)[] = [
  () => ({ isCancelled: true }),
  changeAmounts,
  changeCustomer,
  changePlace,
  changeUntaxed,
  changeDate,
];

export interface ChangeDesk {
  random: Random;
  stateCode: string;
  /** Of customers. */
  gstins: readonly string[];
}

/** The document corrected or cancelled in one of six ways. */
export function changeRandomly(document: OutwardDocument, desk: ChangeDesk): OutwardDocument {
  if (document.isCancelled || document.kind === "deliveryChallan") return document;
  return { ...document, ...desk.random.pick(WAYS_OF_CHANGE)(document, desk) };
}

function changeAmounts({ lines }: OutwardDocument, { random }: ChangeDesk): Partial<OutwardDocument> {
  const changedLines = lines.map((line) => {
    if (line.supplyKind !== "taxable" || random.chance(0.4)) return line;
    const taxable = BigInt(random.int(1, 9_000_00));
    const half = line.cgst === 0n ? 0n : (taxable * line.taxRate) / 20_000n;
    return {
      ...line,
      taxable,
      cgst: half,
      sgst: half,
      igst: line.igst === 0n ? 0n : (taxable * line.taxRate) / 10_000n,
    };
  });
  return { lines: changedLines, value: sumValue(changedLines) };
}

/** Registered or not, or another GSTIN of the same State. */
function changeCustomer(document: OutwardDocument, { random, gstins }: ChangeDesk) {
  const { party, refersTo, placeOfSupply } = document;
  if (refersTo || (party.kind !== "regular" && party.kind !== "unregistered")) return undefined;
  const ownGstins = gstins.filter((gstin) => gstin.startsWith(placeOfSupply));
  const isRegistered = ownGstins.length > 0 && random.chance(0.6);
  if (!isRegistered) return { party: { kind: "unregistered", name: "unregistered" } } as const;
  return { party: { kind: "regular", name: "regular", gstin: random.pick(ownGstins) } } as const;
}

/** A note keeps the place of its invoice. */
function changePlace({ party, refersTo, lines }: OutwardDocument, { random, stateCode }: ChangeDesk) {
  if (refersTo || (party.kind !== "regular" && party.kind !== "unregistered")) return undefined;
  const placeOfSupply = random.pick([stateCode, "33", "29"]);
  const isInterState = placeOfSupply !== stateCode;
  return {
    placeOfSupply,
    lines: lines.map((line): DocumentLine => {
      const half = (line.cgst + line.sgst + line.igst) / 2n;
      const tax = isInterState
        ? { cgst: 0n, sgst: 0n, igst: 2n * half }
        : { cgst: half, sgst: half, igst: 0n };
      return { ...line, ...tax };
    }),
  };
}

/** Another kind of supply or amount; sometimes of all lines. */
function changeUntaxed({ lines }: OutwardDocument, { random }: ChangeDesk): Partial<OutwardDocument> {
  const share = random.pick([0.3, 1]);
  const changedLines = lines.map((line): DocumentLine => {
    if (!random.chance(share)) return line;
    const supplyKind = random.pick(["nilRated", "exempt", "nonGst"] as const);
    return { ...line, supplyKind, taxRate: 0n, cgst: 0n, sgst: 0n, igst: 0n };
  });
  return { lines: changedLines };
}

/** Sometimes into the month after. */
function changeDate({ date }: OutwardDocument, { random }: ChangeDesk): Partial<OutwardDocument> {
  const day = `${date.slice(0, 8)}${String(random.int(1, 28)).padStart(2, "0")}`;
  return { date: random.chance(0.3) ? addMonths(day, 1) : day };
}

function sumValue(lines: readonly DocumentLine[]): bigint {
  let value = 0n;
  for (const { taxable, cgst, sgst, igst } of lines) value += taxable + cgst + sgst + igst;
  return value;
}
