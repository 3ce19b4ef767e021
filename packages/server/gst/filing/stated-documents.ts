import {
  addReturn,
  describeFigures,
  findSection,
  GSTR1_LAWS,
  type FiledDocument,
  type PlacedChange,
} from "@vanbook/sdk/gst";
import type { IssuedDocument } from "../outward-document.ts";
import type { AmendingReturn, ReturnParts } from "./make-return.ts";
import type { StoredDocument } from "./stored-document.ts";

/** What the portal has of documents after the return, where the return says something of them. */
export function listStatedDocuments(
  { company, period, documents }: ReturnParts,
  amending: AmendingReturn,
): StoredDocument[] {
  const { gstr1, filedDocuments, placedChanges, furnishedDocuments } = amending;
  if (period.kind === "iff") {
    const listedRows = Object.values(gstr1.listedDocuments).flatMap(({ rows }) => rows);
    const statedDocuments = listedRows.map(({ document }): FiledDocument => {
      return { ...describeFigures(company, document, GSTR1_LAWS), filedIn: period, isTakenOut: false };
    });
    return withKinds(statedDocuments.filter(isInIff), documents);
  }
  const after = addReturn(
    { company, name: { form: "GSTR-1", period }, documents, filedDocuments, placedChanges },
    GSTR1_LAWS,
  );
  const ids = new Set(after.map(({ id }) => id));
  const others = furnishedDocuments
    .filter(({ id }) => !ids.has(id))
    .map((each) => ({ ...each, filedIn: period }));
  return withKinds([...selectNew(after, filedDocuments), ...others], documents);
}

/** Likewise of GSTR-1A, which has changes of its period only. */
export function listAmendedDocuments(
  { company, period, documents }: ReturnParts,
  filedDocuments: readonly FiledDocument[],
  placedChanges: readonly PlacedChange[],
): StoredDocument[] {
  const record = {
    company,
    name: { form: "GSTR-1A", period },
    documents: [],
    filedDocuments,
    placedChanges,
  } as const;
  return withKinds(selectNew(addReturn(record, GSTR1_LAWS), filedDocuments), documents);
}

function selectNew(after: readonly FiledDocument[], before: readonly FiledDocument[]): FiledDocument[] {
  const oldDocuments = new Set(before);
  return after.filter((each) => !oldDocuments.has(each));
}

/** Sections `b2b` and `cdnr`. */
function isInIff(document: FiledDocument): boolean {
  const section = findSection(document);
  return section === "b2b" || section === "cdnr";
}

function withKinds(
  statedDocuments: readonly FiledDocument[],
  documents: readonly IssuedDocument[],
): StoredDocument[] {
  const kinds = new Map(documents.map(({ id, voucherKind }) => [id, voucherKind]));
  return statedDocuments.flatMap((document) => {
    const voucherKind = kinds.get(document.id);
    return voucherKind ? [Object.assign({ voucherKind }, document)] : [];
  });
}
