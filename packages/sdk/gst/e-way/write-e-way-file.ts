import { writeJson } from "../file/json-text.ts";
import type { EWaySource } from "./e-way-document.ts";
import type { EWayFault } from "./e-way-facts.ts";
import { writeEWayBill } from "./write-e-way-bill.ts";

export interface EWayFile<Document> {
  /** For the portal's bulk upload. */
  text: string;
  documents: readonly Document[];
  /** Not in the file, with what each lacks. */
  lacking: readonly { document: Document; faults: readonly EWayFault[] }[];
}

export function writeEWayFile<Document extends { source: EWaySource }>(
  documents: readonly Document[],
): EWayFile<Document> {
  const writtenDocuments = documents.map((document) => ({ document, ...writeEWayBill(document.source) }));
  const bills = writtenDocuments.flatMap(({ bill }) => bill ?? []);
  return {
    text: writeJson({ version: FILE_VERSION, billLists: bills }),
    documents: writtenDocuments.flatMap(({ document, bill }) => (bill ? [document] : [])),
    lacking: writtenDocuments.flatMap(({ document, faults }) => (faults ? [{ document, faults }] : [])),
  };
}

const FILE_VERSION = "1.0.0621";
