import { writeGstr3bFile } from "@vanbook/sdk/gst";
import { problem } from "@vanbook/sdk/problem";
import type { Handler } from "../../contract/handler.ts";
import { selectFigureDocuments, type FigureParty } from "../figure-documents.ts";
import { findTaxParty, listCellDocuments, type TaxDocument } from "./cell-documents.ts";
import { readGstr3b } from "./read-gstr3b.ts";
import { readGstr3bAnswer } from "./read-gstr3b-answer.ts";

const readReturn: Handler<"gst.gstr3b"> = ({ query, principal, db }) =>
  readGstr3bAnswer(db, principal.companyId, query);

const listDocuments: Handler<"gst.gstr3bDocuments"> = async ({ query, principal, db }) => {
  const { gstr3b, documents } = await readGstr3b(db, principal.companyId, query);
  return selectFigureDocuments(db, principal, listCellDocuments(gstr3b, documents, query.cell), readPartyOf);
};

const readFile: Handler<"gst.gstr3bFile"> = async ({ query, principal, db }) => {
  const { gstr3b, unknownDocuments } = await readGstr3b(db, principal.companyId, query);
  if (unknownDocuments.length > 0) throw problem("RETURN_FACTS_UNKNOWN");
  return writeGstr3bFile(gstr3b);
};

export const gstr3b = {
  "gst.gstr3b": readReturn,
  "gst.gstr3bDocuments": listDocuments,
  "gst.gstr3bFile": readFile,
};

function readPartyOf(document: TaxDocument): FigureParty {
  return { ...findTaxParty(document), placeOfSupply: null };
}
