import { formatPaise } from "@vanbook/sdk/books";
import { writeGstr1File } from "@vanbook/sdk/gst";
import { problem, problemOnField } from "@vanbook/sdk/problem";
import { ofCompany } from "../auth/scope.ts";
import { getToday } from "../clock.ts";
import type { Handler } from "../contract/handler.ts";
import { findOfficialCode } from "../masters/official-codes.ts";
import { listCellDocuments, type CellDocument } from "./cell-documents.ts";
import { makeGstr1Answer } from "./gstr1-answer.ts";
import { buildJsonTableSql } from "./json-table.ts";
import { readGstr1 } from "./read-gstr1.ts";

const readReturn: Handler<"gst.gstr1"> = async ({ query, principal, db }) => {
  const { gstr1, unknownDocuments } = await readGstr1(db, principal.companyId, query);
  return makeGstr1Answer(gstr1, unknownDocuments, describeHsn);
};

const listDocuments: Handler<"gst.gstr1Documents"> = async ({ query, principal, db }) => {
  const { gstr1, documents } = await readGstr1(db, principal.companyId, query);
  const cellDocuments = listCellDocuments(gstr1, documents, query.cell);
  if (!cellDocuments) throw problemOnField("CELL_UNKNOWN", "cell");
  const rows = ofCompany(db, principal, "vouchers as v").joinRaw(
    `JOIN ${buildJsonTableSql(ROW_COLUMNS)} AS g ON g.id = v.id`,
    [JSON.stringify(cellDocuments.map(makeRow))],
  );
  return {
    rows,
    columns: {
      ...{ VoucherID: "v.id", DocumentID: "g.document_id", Kind: "v.kind", Number: "v.voucher_no" },
      ...{ Date: "v.date", PartyName: "g.party_name", GSTIN: "g.gstin", PlaceOfSupply: "g.place" },
      ...{ Value: "g.value", TaxableValue: "g.taxable", CGST: "g.cgst", SGST: "g.sgst", IGST: "g.igst" },
    },
    search: ["Number", "PartyName", "GSTIN"],
    sort: "Date",
    key: "v.id",
  };
};

const readFile: Handler<"gst.gstr1File"> = async ({ query, principal, db }) => {
  const { gstr1, unknownDocuments } = await readGstr1(db, principal.companyId, query);
  if (unknownDocuments.length > 0) throw problem("RETURN_FACTS_UNKNOWN");
  const files = writeGstr1File(gstr1, { madeOn: getToday(), describeHsn });
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

function describeHsn(hsnCode: string): string | undefined {
  return findOfficialCode(hsnCode)?.description;
}

/** In the order of `ROW_COLUMNS`. A van load has no customer. */
function makeRow({ document, taxable, cgst, sgst, igst }: CellDocument) {
  const { id, documentId, voucherKind, party, placeOfSupply, value } = document;
  const customer =
    voucherKind === "van_load" ? [null, null, null] : [party.name, party.gstin ?? null, placeOfSupply];
  return [id, documentId, ...customer, ...[value, taxable, cgst, sgst, igst].map(formatPaise)];
}

const ROW_COLUMNS = [
  ...["id INT", "document_id INT", "party_name VARCHAR(200)", "gstin VARCHAR(15)", "place CHAR(2)"],
  ...["value", "taxable", "cgst", "sgst", "igst"].map((name) => `${name} DECIMAL(18,2)`),
];
