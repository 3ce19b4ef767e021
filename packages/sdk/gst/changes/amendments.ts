import type { Taxed } from "../../books/tax.ts";
import type { ReturnPeriod } from "../return-period.ts";
import {
  findUntaxedSupplyType,
  type UntaxedKind,
  type UntaxedSupplyType,
} from "../tables/untaxed-supplies.ts";
import type { DocumentFigures, FiledDocument, FiledItem } from "./filed-document.ts";
import type { PlacedChange, PlaceInReturn } from "./place-change.ts";
import { LISTED_AMENDED_SECTIONS, type ListedAmendedSection } from "./sections.ts";

/** What a return changes in earlier ones. Each difference is after less before; credit notes deduct. */
export interface Amendments {
  /** Of all that follow. */
  difference: AmountDifference;
  /** Tables 9A, 9C and, of large invoices, 10. */
  listedDocuments: Readonly<Record<ListedAmendedSection, AmendedList>>;
  /** Table 10. */
  smallSupplies: { difference: AmountDifference; rows: readonly AmendedSmallSupplies[] };
  /** Table 8 has no amendments: its rows of this return count the differences. */
  untaxedSupplies: { difference: AmountDifference; rows: readonly UntaxedDifference[] };
}

export interface AmountDifference extends Taxed {
  documentIds: readonly number[];
}

export interface AmendedList {
  difference: AmountDifference;
  rows: readonly AmendedDocument[];
}

export interface AmendedDocument {
  before: FiledDocument;
  /** As the section states it; with amounts of 0 where the document is taken out. */
  after: DocumentFigures;
  difference: AmountDifference;
}

/** All rates of a place in an earlier period, because the portal replaces them together. */
export interface AmendedSmallSupplies {
  filedIn: ReturnPeriod;
  isInterState: boolean;
  placeOfSupply: string;
  /** With credit notes deducted, as the period has them from now on. */
  items: readonly FiledItem[];
  difference: AmountDifference;
}

export interface UntaxedDifference {
  supplyType: UntaxedSupplyType;
  amounts: Readonly<Record<UntaxedKind, bigint>>;
  documentIds: readonly number[];
}

/** A document that a return amends: what it was, and what its section and table 8 have from now on. */
interface Amended {
  before: FiledDocument;
  after: DocumentFigures;
  section: PlaceInReturn["section"];
}

/** `filedDocuments`: all documents that the portal has, for rows of table 10. */
export function makeAmendments(
  placedChanges: readonly PlacedChange[],
  filedDocuments: readonly FiledDocument[],
): Amendments {
  const amendedDocuments = placedChanges.flatMap(({ change: { before, after }, place }): Amended[] => {
    if (!before || !("form" in place) || place.way === "add") return [];
    return [{ before, after: place.way === "move" ? takeOut(before) : after, section: place.section }];
  });
  const listedDocuments = listAmended(amendedDocuments);
  const smallSupplies = amendSmallSupplies(
    amendedDocuments.filter(({ section }) => section === "b2csa"),
    filedDocuments,
  );
  const untaxedSupplies = amendUntaxedSupplies(amendedDocuments);
  const lists = LISTED_AMENDED_SECTIONS.map((section) => listedDocuments[section].difference);
  return {
    difference: addDifferences([...lists, smallSupplies.difference, untaxedSupplies.difference]),
    ...{ listedDocuments, smallSupplies, untaxedSupplies },
  };
}

/** The document with amounts of 0. */
function takeOut(document: DocumentFigures): DocumentFigures {
  const items = document.items.map(({ rate }) => ({ rate, ...NO_TAX }));
  return { ...document, value: 0n, items, untaxed: { nilRated: 0n, exempt: 0n, nonGst: 0n }, goods: [] };
}

function listAmended(amendedDocuments: readonly Amended[]): Record<ListedAmendedSection, AmendedList> {
  const makeList = (section: ListedAmendedSection): AmendedList => {
    const rows = amendedDocuments
      .filter((each) => each.section === section)
      .map(({ before, after }): AmendedDocument => {
        // A document that was cancelled, or has only lines of table 8 now, keeps its row.
        const statedDocument = after.items.length > 0 ? after : takeOut(before);
        return { before, after: statedDocument, difference: subtract(before, statedDocument) };
      });
    return { difference: addDifferences(rows.map((row) => row.difference)), rows };
  };
  return {
    ...{ b2ba: makeList("b2ba"), b2cla: makeList("b2cla"), expa: makeList("expa") },
    ...{ cdnra: makeList("cdnra"), cdnura: makeList("cdnura") },
  };
}

function amendSmallSupplies(
  amendedDocuments: readonly Amended[],
  filedDocuments: readonly FiledDocument[],
): Amendments["smallSupplies"] {
  const afterById = new Map(amendedDocuments.map(({ before, after }) => [before.id, after]));
  const rowKeys = new Map(amendedDocuments.map(({ before }) => [makeRowKey(before), before]));
  const documentsByRow = new Map<string, FiledDocument[]>([...rowKeys.keys()].map((key) => [key, []]));
  for (const each of filedDocuments) if (each.table === "7") documentsByRow.get(makeRowKey(each))?.push(each);
  const rows = [...rowKeys].map(([key, { filedIn, isInterState, placeOfSupply }]): AmendedSmallSupplies => {
    const documents = documentsByRow.get(key) ?? [];
    const own = amendedDocuments.filter(({ before }) => makeRowKey(before) === key);
    return {
      ...{ filedIn, isInterState, placeOfSupply },
      items: sumItems(documents.flatMap((each) => [takeOut(each), afterById.get(each.id) ?? each])),
      difference: addDifferences(own.map(({ before, after }) => subtract(before, after))),
    };
  });
  return { difference: addDifferences(rows.map((row) => row.difference)), rows: rows.toSorted(compareRows) };
}

function makeRowKey({
  filedIn,
  isInterState,
  placeOfSupply,
}: Omit<AmendedSmallSupplies, "items" | "difference">) {
  return `${filedIn.kind}/${filedIn.month}/${isInterState}/${placeOfSupply}`;
}

/** By rate; a rate that is left without amounts stays with 0. */
function sumItems(documents: readonly DocumentFigures[]): FiledItem[] {
  const items = new Map<bigint, FiledItem>();
  for (const document of documents)
    for (const item of document.items) {
      const sum = items.get(item.rate) ?? { rate: item.rate, ...NO_TAX };
      items.set(item.rate, { rate: item.rate, ...addTaxed(sum, item, findSign(document)) });
    }
  return [...items.values()].toSorted((a, b) => Number(a.rate - b.rate));
}

function amendUntaxedSupplies(amendedDocuments: readonly Amended[]): Amendments["untaxedSupplies"] {
  const rows = new Map<UntaxedSupplyType, UntaxedDifference>();
  for (const { before, after } of amendedDocuments)
    for (const [figures, sign] of [
      [before, -1n],
      [after, 1n],
    ] as const) {
      const supplyType = findUntaxedSupplyType({
        isInterState: figures.isInterState,
        isRegistered: figures.gstin !== undefined,
      });
      const row = rows.get(supplyType) ?? { supplyType, amounts: NO_UNTAXED, documentIds: [] };
      rows.set(supplyType, addUntaxed(row, figures, sign * findSign(figures)));
    }
  const changedRows = [...rows.values()].filter(({ amounts }) =>
    Object.values(amounts).some((each) => each !== 0n),
  );
  const differences = changedRows.map(({ amounts, documentIds }) => ({
    ...{ ...NO_TAX, documentIds },
    taxable: amounts.nilRated + amounts.exempt + amounts.nonGst,
  }));
  return { difference: addDifferences(differences), rows: changedRows };
}

function addUntaxed(
  { supplyType, amounts, documentIds }: UntaxedDifference,
  { id, untaxed }: DocumentFigures,
  sign: bigint,
) {
  const { nilRated, exempt, nonGst } = untaxed;
  return {
    supplyType,
    amounts: {
      nilRated: amounts.nilRated + sign * nilRated,
      exempt: amounts.exempt + sign * exempt,
      nonGst: amounts.nonGst + sign * nonGst,
    },
    documentIds: nilRated + exempt + nonGst === 0n ? documentIds : [...new Set([...documentIds, id])],
  };
}

/** What the items change. */
function subtract(before: FiledDocument, after: DocumentFigures): AmountDifference {
  let difference: Taxed = NO_TAX;
  for (const item of before.items) difference = addTaxed(difference, item, -findSign(before));
  for (const item of after.items) difference = addTaxed(difference, item, findSign(after));
  return { ...difference, documentIds: [before.id] };
}

function addDifferences(differences: readonly AmountDifference[]): AmountDifference {
  let total: Taxed = NO_TAX;
  for (const each of differences) total = addTaxed(total, each, 1n);
  return { ...total, documentIds: [...new Set(differences.flatMap(({ documentIds }) => documentIds))] };
}

function addTaxed(a: Taxed, b: Taxed, sign: bigint): Taxed {
  return {
    taxable: a.taxable + sign * b.taxable,
    cgst: a.cgst + sign * b.cgst,
    sgst: a.sgst + sign * b.sgst,
    igst: a.igst + sign * b.igst,
  };
}

function findSign({ kind }: DocumentFigures): 1n | -1n {
  return kind === "creditNote" ? -1n : 1n;
}

function compareRows(a: AmendedSmallSupplies, b: AmendedSmallSupplies): number {
  if (a.filedIn.month !== b.filedIn.month) return a.filedIn.month < b.filedIn.month ? -1 : 1;
  return Number(a.isInterState) - Number(b.isInterState) || Number(a.placeOfSupply) - Number(b.placeOfSupply);
}

const NO_TAX: Taxed = { taxable: 0n, cgst: 0n, sgst: 0n, igst: 0n };
const NO_UNTAXED = { nilRated: 0n, exempt: 0n, nonGst: 0n };
