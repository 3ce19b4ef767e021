import { writeGstr3bFile, type Gstr1File, type ReturnPeriod } from "@vanbook/sdk/gst";
import { problem } from "@vanbook/sdk/problem";
import type { Knex } from "knex";
import { runInSlices } from "../../contract/slices.ts";
import { describeHsn } from "../describe-hsn.ts";
import { readGstr3b } from "../gstr3b/read-gstr3b.ts";
import { readGstr1 } from "../read-gstr1.ts";
import type { ReturnForm } from "./marked-return.ts";
import { readChanges } from "./read-changes.ts";
import { writeReturnFilesInSteps } from "./return-files.ts";
import { listAmendedDocuments, listStatedDocuments } from "./stated-documents.ts";
import type { StoredDocument } from "./stored-document.ts";

/** What is stored of a return. */
export interface FilingContents {
  files: readonly Gstr1File[];
  documents: readonly StoredDocument[];
}

export interface AskedContents {
  form: ReturnForm;
  period: string;
  kind: ReturnPeriod["kind"];
  filedOn: string;
}

/** Throws RETURN_FACTS_UNKNOWN, and what the readers of the returns throw. */
export async function readFilingContents(
  db: Knex,
  companyId: number,
  request: AskedContents,
): Promise<FilingContents> {
  if (request.form === "GSTR-3B") return readSummary(db, companyId, request);
  if (request.form === "GSTR-1A") {
    const { parts, filedDocuments, placedChanges } = await readChanges(db, companyId, request);
    return { files: [], documents: listAmendedDocuments(parts, filedDocuments, placedChanges) };
  }
  const amending = await readGstr1(db, companyId, request);
  if (amending.unknownDocuments.length > 0) throw problem("RETURN_FACTS_UNKNOWN");
  return {
    files: await runInSlices(writeReturnFilesInSteps(amending, { madeOn: request.filedOn, describeHsn })),
    documents: listStatedDocuments(amending.parts, amending),
  };
}

async function readSummary(db: Knex, companyId: number, request: AskedContents): Promise<FilingContents> {
  const kind = request.kind === "quarter" ? "quarter" : "month";
  const { gstr3b, unknownDocuments } = await readGstr3b(db, companyId, { period: request.period, kind });
  if (unknownDocuments.length > 0) throw problem("RETURN_FACTS_UNKNOWN");
  return { files: [writeGstr3bFile(gstr3b)], documents: [] };
}
