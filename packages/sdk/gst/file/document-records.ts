import type { Gstr1 } from "../make-gstr1.ts";
import { isExport } from "../place-document.ts";
import type { DocumentRow, ListedTable, RateItem } from "../tables/listed-documents.ts";
import { arrangeKeys, type KeyValues } from "./arrange-keys.ts";
import type { FileRecord } from "./file-parts.ts";
import { writeJson } from "./json-text.ts";

/** The documents of tables 4, 5, 6 and 9B, each as a record of its section. */
export function makeDocumentRecords(
  { listedDocuments }: Gstr1,
  isLeftOut: (documentId: number) => boolean,
): FileRecord[] {
  return DOCUMENT_SECTIONS.flatMap(({ section, tables, describe, describeItem, group }) =>
    tables
      .flatMap((table) => listedDocuments[table].rows)
      .toSorted(compareRows)
      .flatMap((row) => {
        if (isLeftOut(row.document.id)) return [];
        const itms = row.items.map((item) => arrangeKeys(section, "item", describeItem(row, item)));
        const record = arrangeKeys(section, "invoice", { ...describe(row), itms });
        return { key: section, text: writeJson(record), ...(group && { group: group(row) }) };
      }),
  );
}

interface DocumentSection {
  section: string;
  tables: readonly ListedTable[];
  describe(row: DocumentRow): KeyValues;
  describeItem(row: DocumentRow, item: RateItem): KeyValues;
  /** What the section has its documents by. */
  group?(row: DocumentRow): { key: string; value: string; listKey: string };
}

const DOCUMENT_SECTIONS: readonly DocumentSection[] = [
  {
    ...{ section: "b2b", tables: ["4A", "4B", "6B", "6C"], describeItem: describeTaxedItem },
    describe: (row) => ({ ...describeInvoice(row), ...describeRegistered(row) }),
    group: ({ party }) => ({ key: "ctin", value: party.gstin ?? "", listKey: "inv" }),
  },
  {
    ...{ section: "b2cl", tables: ["5"], describe: describeInvoice },
    // The government's tool leaves a cess that is none out here, and only here.
    describeItem: (_, item) => ({ ...describeIgst(item), csamt: undefined }),
    group: ({ document }) => ({ key: "pos", value: document.placeOfSupply, listKey: "inv" }),
  },
  {
    ...{ section: "exp", tables: ["6A"], describe: describeInvoice },
    describeItem: (_, item) => describeIgst(item),
    group: ({ party: { kind } }) => {
      return { key: "exp_typ", value: kind === "exportWithPayment" ? "WPAY" : "WOPAY", listKey: "inv" };
    },
  },
  {
    ...{ section: "cdnr", tables: ["9B-registered"], describeItem: describeTaxedItem },
    describe: (row) => ({ ...describeNote(row), ...describeRegistered(row) }),
    group: ({ party }) => ({ key: "ctin", value: party.gstin ?? "", listKey: "nt" }),
  },
  {
    ...{ section: "cdnur", tables: ["9B-unregistered"], describe: describeUnregisteredNote },
    describeItem: (_, item) => describeIgst(item),
  },
];

function describeInvoice({ document }: DocumentRow): KeyValues {
  return { inum: document.number, idt: writeDay(document.date), val: document.value };
}

function describeNote({ document }: DocumentRow): KeyValues {
  const { number, date, value, kind } = document;
  return { nt_num: number, nt_dt: writeDay(date), val: value, ntty: kind === "creditNote" ? "C" : "D" };
}

function describeRegistered(row: DocumentRow): KeyValues {
  const { placeOfSupply, isReverseCharge } = row.document;
  return { pos: placeOfSupply, rchrg: isReverseCharge ? "Y" : "N", inv_typ: findInvoiceType(row) };
}

function describeUnregisteredNote(row: DocumentRow): KeyValues {
  const { kind } = row.party;
  if (!isExport(kind)) return { ...describeNote(row), typ: "B2CL", pos: row.document.placeOfSupply };
  return { ...describeNote(row), typ: kind === "exportWithPayment" ? "EXPWP" : "EXPWOP" };
}

/** `CBW`: IGST within the State, which only the recipient can owe. */
function findInvoiceType({ party, document, isInterState, total }: DocumentRow): string {
  if (party.kind === "sezWithPayment") return "SEWP";
  if (party.kind === "sezWithoutPayment") return "SEWOP";
  if (party.kind === "deemedExport") return "DE";
  return document.isReverseCharge && !isInterState && total.igst !== 0n ? "CBW" : "R";
}

function describeTaxedItem({ isInterState }: DocumentRow, item: RateItem): KeyValues {
  return { ...describeIgst(item), iamt: undefined, ...describeTax(isInterState, item) };
}

/** What tables 5, 6A and 9B of unregistered persons know: there is no CGST in them. */
function describeIgst({ taxable, rate, igst }: RateItem): KeyValues {
  return { num: Number(rate) + 1, txval: taxable, rt: rate, iamt: igst, csamt: NO_CESS };
}

/**
 * The tax of the books, also where it contradicts the place of supply: the checker says so. Without
 * any tax, the place says which keys are 0.
 */
export function describeTax(
  isInterState: boolean,
  { cgst, sgst, igst }: Pick<RateItem, "cgst" | "sgst" | "igst">,
): KeyValues {
  const hasHalves = cgst !== 0n || sgst !== 0n;
  const hasIgst = igst !== 0n;
  return {
    ...((hasIgst || (isInterState && !hasHalves)) && { iamt: igst }),
    ...((hasHalves || (!isInterState && !hasIgst)) && { camt: cgst, samt: sgst }),
  };
}

/** By day, then as they were entered, across the tables of a section. */
function compareRows(a: DocumentRow, b: DocumentRow): number {
  if (a.document.date !== b.document.date) return a.document.date < b.document.date ? -1 : 1;
  return a.document.id - b.document.id;
}

/** `DD-MM-YYYY`. */
function writeDay(date: string): string {
  return date.split("-").reverse().join("-");
}

/** The books have none. */
export const NO_CESS = 0n;
