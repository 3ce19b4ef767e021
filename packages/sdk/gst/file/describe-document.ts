import type { DocumentFigures } from "../changes/filed-document.ts";
import { isExport } from "../../books/gst-kind.ts";
import type { KeyValues } from "./arrange-keys.ts";

/** What sections that list documents state of one. */
export type StatedDocument = Pick<
  DocumentFigures,
  | "kind"
  | "number"
  | "date"
  | "value"
  | "partyKind"
  | "gstin"
  | "placeOfSupply"
  | "isReverseCharge"
  | "isInterState"
  | "items"
>;

export type StatedItem = StatedDocument["items"][number];

/** What a section has its documents by. */
export interface DocumentGroup {
  key: string;
  value: string;
  listKey: string;
}

/** How a section, and the one that amends it, states a document. */
export interface DocumentSection {
  describe(document: StatedDocument): KeyValues;
  describeItem(document: StatedDocument, item: StatedItem): KeyValues;
  group?(document: StatedDocument): DocumentGroup;
}

/** By the key of the section in the file. */
export const DOCUMENT_SECTIONS: Readonly<Record<"b2b" | "b2cl" | "exp" | "cdnr" | "cdnur", DocumentSection>> =
  {
    b2b: {
      describe: (document) => ({ ...describeInvoice(document), ...describeRegistered(document) }),
      describeItem: describeTaxedItem,
      group: ({ gstin = "" }) => ({ key: "ctin", value: gstin, listKey: "inv" }),
    },
    b2cl: {
      describe: describeInvoice,
      // The government's tool leaves a cess that is none out here, and only here.
      describeItem: (_, item) => ({ ...describeIgst(item), csamt: undefined }),
      group: ({ placeOfSupply }) => ({ key: "pos", value: placeOfSupply, listKey: "inv" }),
    },
    exp: {
      describe: describeInvoice,
      describeItem: (_, item) => describeIgst(item),
      group: ({ partyKind }) => {
        return {
          key: "exp_typ",
          value: partyKind === "exportWithPayment" ? "WPAY" : "WOPAY",
          listKey: "inv",
        };
      },
    },
    cdnr: {
      describe: (document) => ({ ...describeNote(document), ...describeRegistered(document) }),
      describeItem: describeTaxedItem,
      group: ({ gstin = "" }) => ({ key: "ctin", value: gstin, listKey: "nt" }),
    },
    cdnur: { describe: describeUnregisteredNote, describeItem: (_, item) => describeIgst(item) },
  };

function describeInvoice({ number, date, value }: StatedDocument): KeyValues {
  return { inum: number, idt: writeDay(date), val: value };
}

function describeNote({ number, date, value, kind }: StatedDocument): KeyValues {
  return { nt_num: number, nt_dt: writeDay(date), val: value, ntty: kind === "creditNote" ? "C" : "D" };
}

function describeRegistered(document: StatedDocument): KeyValues {
  const { placeOfSupply, isReverseCharge } = document;
  return { pos: placeOfSupply, rchrg: isReverseCharge ? "Y" : "N", inv_typ: findInvoiceType(document) };
}

function describeUnregisteredNote(document: StatedDocument): KeyValues {
  const { partyKind, placeOfSupply } = document;
  if (!isExport(partyKind)) return { ...describeNote(document), typ: "B2CL", pos: placeOfSupply };
  return { ...describeNote(document), typ: partyKind === "exportWithPayment" ? "EXPWP" : "EXPWOP" };
}

/** `CBW`: IGST within the State, which only the recipient can owe. */
function findInvoiceType({ partyKind, isReverseCharge, isInterState, items }: StatedDocument): string {
  if (partyKind === "sezWithPayment") return "SEWP";
  if (partyKind === "sezWithoutPayment") return "SEWOP";
  if (partyKind === "deemedExport") return "DE";
  return isReverseCharge && !isInterState && items.some(({ igst }) => igst !== 0n) ? "CBW" : "R";
}

function describeTaxedItem({ isInterState }: StatedDocument, item: StatedItem): KeyValues {
  return { ...describeIgst(item), iamt: undefined, ...describeTax(isInterState, item) };
}

/** What tables 5, 6A and 9B of unregistered persons know: there is no CGST in them. */
function describeIgst({ taxable, rate, igst }: StatedItem): KeyValues {
  return { num: Number(rate) + 1, txval: taxable, rt: rate, iamt: igst, csamt: NO_CESS };
}

/**
 * The tax of the books, also where it contradicts the place of supply: the checker says so. Without
 * any tax, the place says which keys are 0.
 */
export function describeTax(
  isInterState: boolean,
  { cgst, sgst, igst }: Pick<StatedItem, "cgst" | "sgst" | "igst">,
): KeyValues {
  const hasHalves = cgst !== 0n || sgst !== 0n;
  const hasIgst = igst !== 0n;
  return {
    ...((hasIgst || (isInterState && !hasHalves)) && { iamt: igst }),
    ...((hasHalves || (!isInterState && !hasIgst)) && { camt: cgst, samt: sgst }),
  };
}

/** `DD-MM-YYYY`. */
export function writeDay(date: string): string {
  return date.split("-").reverse().join("-");
}

/** The books have none. */
export const NO_CESS = 0n;
