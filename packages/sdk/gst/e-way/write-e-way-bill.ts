import { sum, type Paise } from "../../books/money.ts";
import { openFacts } from "../e-invoice/facts.ts";
import type { JsonObject } from "../file/json-text.ts";
import { isWithoutTax } from "./consignment-value.ts";
import type { BillFields, EWayFault, EWayPlace } from "./e-way-facts.ts";
import type { EWayKind, EWayLine, EWaySource } from "./e-way-document.ts";
import { findMainCode, makeEWayItem } from "./make-e-way-item.ts";
import { writeParties } from "./write-parties.ts";
import { writeTransport } from "./write-transport.ts";

/** A bill of the bulk file, or what the books do not know or the portal does not take. */
export type WrittenEWayBill =
  | { bill: JsonObject; faults?: never }
  | { bill?: never; faults: readonly EWayFault[] };

/**
 * Parts A and B of the e-way bill of a document, as the portal's bulk upload takes them. A fact that
 * is missing is named; nothing is made up for it.
 */
export function writeEWayBill(source: EWaySource): WrittenEWayBill {
  const facts = openFacts<EWayPlace>();
  const { lines, number, date, isInterState } = source;
  if (!lines.some(isGoods)) facts.refuse("itemList", "document", "missing");
  if (lines.length > MOST_ITEMS) facts.refuse("itemList", "document", "tooLong");
  if (!NUMBER_PATTERN.test(number)) facts.refuse("docNo", "document", "notUsable");
  const bill = {
    userGstin: source.company.gstin ?? "",
    supplyType: "O",
    ...writeMovement(source),
    docNo: number,
    docDate: date.split("-").toReversed().join("/"),
    ...writeParties(facts, source),
    ...writeValues(source),
    ...writeTransport(facts, source),
    mainHsnCode: findMainCode(lines.filter(isGoods)),
    itemList: lines.map((line, at) => makeEWayItem(facts, line, { at, isInterState })),
  };
  return facts.faults.length > 0 ? { faults: facts.faults } : { bill: omitUnknown(bill) };
}

function isGoods({ hsnCode }: EWayLine): boolean {
  return !hsnCode.startsWith(SERVICE_CODES);
}

/** A bill without a taxed line is a bill of supply. */
function writeMovement({ kind, lines }: EWaySource): BillFields {
  const { subType, description, document } = KNOWN_MOVEMENTS[kind];
  const isBillOfSupply = kind === "bill" && lines.every(isWithoutTax);
  return { subSupplyType: subType, subSupplyDesc: description, docType: isBillOfSupply ? "BIL" : document };
}

/** `OthValue` has a discount after tax and the round-off. */
function writeValues({ lines, value }: EWaySource): BillFields {
  const sumUp = (name: "taxable" | "cgst" | "sgst" | "igst"): Paise => sum(lines.map((line) => line[name]));
  const [taxable, cgst, sgst, igst] = [sumUp("taxable"), sumUp("cgst"), sumUp("sgst"), sumUp("igst")];
  const others = value - taxable - cgst - sgst - igst;
  return {
    ...{ totalValue: taxable, cgstValue: cgst, sgstValue: sgst, igstValue: igst, cessValue: 0 },
    OthValue: others === 0n ? undefined : others,
    totInvValue: value,
  };
}

function omitUnknown(value: BillFields): JsonObject {
  const entries = Object.entries(value).flatMap(([key, each]) => (each === undefined ? [] : [[key, each]]));
  return Object.fromEntries(entries) as JsonObject; // what is undefined was left out
}

interface Movement {
  subType: number;
  document: "INV" | "CHL" | "OTH";
  /** In words, for a movement that the portal has no code for. */
  description?: string;
}

const KNOWN_MOVEMENTS: Readonly<Record<EWayKind, Movement>> = {
  bill: { subType: 1, document: "INV" },
  purchaseReturn: { subType: 8, document: "OTH", description: "Purchase Return" },
  // Goods on a van are for line sales, also those that another van takes over.
  vanLoad: { subType: 10, document: "CHL" },
  transfer: { subType: 10, document: "CHL" },
};
const MOST_ITEMS = 250;
const NUMBER_PATTERN = /^[A-Za-z0-9/-]{1,16}$/;
const SERVICE_CODES = "99";
