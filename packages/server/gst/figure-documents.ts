import { formatPaise, type Paise, type Taxed } from "@vanbook/sdk/books";
import { problemOnField } from "@vanbook/sdk/problem";
import type { Knex } from "knex";
import { ofCompany } from "../auth/scope.ts";
import { buildJsonTableSql } from "./json-table.ts";

/** A document with what it adds to a figure of a return. */
export interface FigureDocument extends Taxed {
  document: { id: number; documentId: number; value: Paise };
}

/** What the documents of a figure say of their customer or supplier. */
export interface FigureParty {
  name: string | null;
  gstin: string | null;
  placeOfSupply: string | null;
}

/**
 * The report of the documents that add up to a figure. Throws CELL_UNKNOWN where the return has no
 * such figure.
 */
export function selectFigureDocuments<Document extends FigureDocument>(
  db: Knex,
  company: { companyId: number },
  documents: readonly Document[] | undefined,
  readParty: (document: Document["document"]) => FigureParty,
) {
  if (!documents) throw problemOnField("CELL_UNKNOWN", "cell");
  /** In the order of `ROW_COLUMNS`. */
  const makeRow = ({ document, taxable, cgst, sgst, igst }: Document) => {
    const { name, gstin, placeOfSupply } = readParty(document);
    const amounts = [document.value, taxable, cgst, sgst, igst].map(formatPaise);
    return [document.id, document.documentId, name, gstin, placeOfSupply, ...amounts];
  };
  return {
    rows: ofCompany(db, company, "vouchers as v").joinRaw(
      `JOIN ${buildJsonTableSql(ROW_COLUMNS)} AS g ON g.id = v.id`,
      [JSON.stringify(documents.map(makeRow))],
    ),
    columns: {
      ...{ VoucherID: "v.id", DocumentID: "g.document_id", Kind: "v.kind", Number: "v.voucher_no" },
      ...{ Date: "v.date", PartyName: "g.party_name", GSTIN: "g.gstin", Value: "g.value" },
      ...{ TaxableValue: "g.taxable", CGST: "g.cgst", SGST: "g.sgst", IGST: "g.igst" },
    },
    search: ["Number", "PartyName", "GSTIN"] as const,
    sort: "Date" as const,
    key: "v.id",
  };
}

const ROW_COLUMNS = [
  ...["id INT", "document_id INT", "party_name VARCHAR(200)", "gstin VARCHAR(15)", "place CHAR(2)"],
  ...["value", "taxable", "cgst", "sgst", "igst"].map((name) => `${name} DECIMAL(18,2)`),
];
