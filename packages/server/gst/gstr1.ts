import { problem } from "@vanbook/sdk/problem";
import { getToday } from "../clock.ts";
import type { Handler } from "../contract/handler.ts";
import { runInSlices } from "../contract/slices.ts";
import { describeHsn } from "./describe-hsn.ts";
import { writeReturnFilesInSteps } from "./filing/return-files.ts";
import { listCellDocuments } from "./cell-documents.ts";
import { selectFigureDocuments, type FigureParty } from "./figure-documents.ts";
import { makeGstr1Answer } from "./gstr1-answer.ts";
import type { IssuedDocument } from "./outward-document.ts";
import { readGstr1 } from "./read-gstr1.ts";

const readReturn: Handler<"gst.gstr1"> = async ({ query, principal, db }) => {
  const { gstr1, unknownDocuments } = await readGstr1(db, principal.companyId, query);
  return makeGstr1Answer(gstr1, unknownDocuments, describeHsn);
};

const listDocuments: Handler<"gst.gstr1Documents"> = async ({ query, principal, db }) => {
  const amending = await readGstr1(db, principal.companyId, query);
  const cellDocuments = listCellDocuments(amending, amending.documents, query.cell);
  const report = selectFigureDocuments(db, principal, cellDocuments, readCustomerOf);
  return { ...report, columns: { ...report.columns, PlaceOfSupply: "g.place" } };
};

const readFile: Handler<"gst.gstr1File"> = async ({ query, principal, db }) => {
  const amending = await readGstr1(db, principal.companyId, query);
  if (amending.unknownDocuments.length > 0) throw problem("RETURN_FACTS_UNKNOWN");
  const files = await runInSlices(writeReturnFilesInSteps(amending, { madeOn: getToday(), describeHsn }));
  const { part = 1 } = query;
  const file = files[part - 1];
  if (!file) throw problem("NOT_FOUND");
  return { ...file, part, parts: files.length };
};

export const gstr1 = {
  "gst.gstr1": readReturn,
  "gst.gstr1Documents": listDocuments,
  "gst.gstr1File": readFile,
};

/** A van load has no customer. */
function readCustomerOf({ voucherKind, party, placeOfSupply }: IssuedDocument): FigureParty {
  if (voucherKind === "van_load") return { name: null, gstin: null, placeOfSupply: null };
  return { name: party.name, gstin: party.gstin ?? null, placeOfSupply };
}
