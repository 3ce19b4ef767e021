import type { AmendedDocument, AmendedSmallSupplies, Amendments } from "../changes/amendments.ts";
import type { ListedAmendedSection } from "../changes/sections.ts";
import { formatPeriodCode } from "../return-period.ts";
import { arrangeKeys, type KeyValues } from "./arrange-keys.ts";
import { describeTax, NO_CESS, writeDay, type DOCUMENT_SECTIONS } from "./describe-document.ts";
import { makeDocumentRecord } from "./document-records.ts";
import type { FileRecord } from "./file-parts.ts";
import { writeJson } from "./json-text.ts";

/** Tables 9A, 9C and 10. */
export function makeAmendmentRecords({ listedDocuments, smallSupplies }: Amendments): FileRecord[] {
  return [
    ...AMENDED_LISTS.flatMap(({ key, section, describeOriginal }) =>
      listedDocuments[key].rows
        .toSorted(compareRows)
        .map(({ before, after }) =>
          makeDocumentRecord(section, key, after, describeOriginal(before.number, writeDay(before.date))),
        ),
    ),
    ...smallSupplies.rows.map((row) => ({ key: "b2csa", text: writeJson(describeSmallSupplies(row)) })),
  ];
}

interface AmendedList {
  key: ListedAmendedSection;
  /** Which it amends. */
  section: keyof typeof DOCUMENT_SECTIONS;
  describeOriginal(number: string, day: string): KeyValues;
}

const AMENDED_LISTS: readonly AmendedList[] = [
  { key: "b2ba", section: "b2b", describeOriginal: describeOriginalInvoice },
  { key: "b2cla", section: "b2cl", describeOriginal: describeOriginalInvoice },
  { key: "expa", section: "exp", describeOriginal: describeOriginalInvoice },
  { key: "cdnra", section: "cdnr", describeOriginal: describeOriginalNote },
  { key: "cdnura", section: "cdnur", describeOriginal: describeOriginalNote },
];

function describeOriginalInvoice(number: string, day: string): KeyValues {
  return { oinum: number, oidt: day };
}

function describeOriginalNote(number: string, day: string): KeyValues {
  return { ont_num: number, ont_dt: day };
}

function describeSmallSupplies({ filedIn, isInterState, placeOfSupply, items }: AmendedSmallSupplies) {
  const itms = items.map((item) =>
    arrangeKeys("b2csa", "item", {
      ...{ rt: item.rate, txval: item.taxable, csamt: NO_CESS },
      ...describeTax(isInterState, item),
    }),
  );
  return arrangeKeys("b2csa", "invoice", {
    ...{ omon: formatPeriodCode(filedIn), sply_ty: isInterState ? "INTER" : "INTRA", typ: "OE" },
    ...{ pos: placeOfSupply, itms },
  });
}

/** By the day and id of the document as it was filed. */
function compareRows(a: AmendedDocument, b: AmendedDocument): number {
  if (a.before.date !== b.before.date) return a.before.date < b.before.date ? -1 : 1;
  return a.before.id - b.before.id;
}
