import { formatPaise } from "@vanbook/sdk/books";
import { writeGstr3bFile } from "@vanbook/sdk/gst";
import { problem, problemOnField } from "@vanbook/sdk/problem";
import { ofCompany } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { buildJsonTableSql } from "../json-table.ts";
import { listCellDocuments, type CellDocument } from "./cell-documents.ts";
import { readGstr3b } from "./read-gstr3b.ts";
import { readGstr3bAnswer } from "./read-gstr3b-answer.ts";

const readReturn: Handler<"gst.gstr3b"> = ({ query, principal, db }) =>
  readGstr3bAnswer(db, principal.companyId, query);

const listDocuments: Handler<"gst.gstr3bDocuments"> = async ({ query, principal, db }) => {
  const { gstr3b, documents } = await readGstr3b(db, principal.companyId, query);
  const cellDocuments = listCellDocuments(gstr3b, documents, query.cell);
  if (!cellDocuments) throw problemOnField("CELL_UNKNOWN", "cell");
  const rows = ofCompany(db, principal, "vouchers as v").joinRaw(
    `JOIN ${buildJsonTableSql(ROW_COLUMNS)} AS g ON g.id = v.id`,
    [JSON.stringify(cellDocuments.map(makeRow))],
  );
  return {
    rows,
    columns: {
      ...{ VoucherID: "v.id", DocumentID: "g.document_id", Kind: "v.kind", Number: "v.voucher_no" },
      ...{ Date: "v.date", PartyName: "g.party_name", GSTIN: "g.gstin", Value: "g.value" },
      ...{ TaxableValue: "g.taxable", CGST: "g.cgst", SGST: "g.sgst", IGST: "g.igst" },
    },
    search: ["Number", "PartyName", "GSTIN"],
    sort: "Date",
    key: "v.id",
  };
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

/** In the order of `ROW_COLUMNS`. */
function makeRow({ document, taxable, cgst, sgst, igst }: CellDocument) {
  const { id, documentId, value } = document;
  const party =
    "party" in document
      ? [document.party.name, document.party.gstin ?? null]
      : [document.partyName, document.gstin];
  return [id, documentId, ...party, ...[value, taxable, cgst, sgst, igst].map(formatPaise)];
}

const ROW_COLUMNS = [
  ...["id INT", "document_id INT", "party_name VARCHAR(200)", "gstin VARCHAR(15)"],
  ...["value", "taxable", "cgst", "sgst", "igst"].map((name) => `${name} DECIMAL(18,2)`),
];
