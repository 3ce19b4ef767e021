import { formatPaise, formatPercent, formatQuantity, sumTaxedAmount } from "@vanbook/sdk/books";
import {
  GSTR1_LAWS,
  makeGstr1,
  summariseHsn,
  writeGstr1File,
  type GstCompany,
  type PeriodDays,
  type ReturnPeriod,
} from "@vanbook/sdk/gst";
import { problem, problemOnField } from "@vanbook/sdk/problem";
import { readGstin } from "@vanbook/sdk/rules";
import type { OperationId } from "../../contract/contract.ts";
import { listCellDocuments, type CellDocument } from "../../gst/cell-documents.ts";
import { makeGstr1Answer } from "../../gst/gstr1-answer.ts";
import {
  addHsnParts,
  describeCustomers,
  sortHsnSums,
  type HsnSum,
  type HsnSums,
} from "../../gst/hsn-sums.ts";
import { chooseReturnPeriod } from "../../gst/return-period.ts";
import { getToday, type StandInBooks } from "../books.ts";
import type { StandInHandlers } from "../handlers.ts";
import { makeReportRows } from "../report.ts";
import { listIssuedDocuments } from "./issued-documents.ts";

export const gstr1 = {
  "gst.gstr1": ({ books, query }) => {
    const { gstr1: tables, unknownDocuments } = makeReturn(books, query);
    return makeGstr1Answer(tables, unknownDocuments, describeNothing);
  },
  "gst.gstr1Documents": ({ books, query }) => {
    const { gstr1: tables, documents } = makeReturn(books, query);
    const cellDocuments = listCellDocuments(tables, documents, query.cell);
    if (!cellDocuments) throw problemOnField("CELL_UNKNOWN", "cell");
    return {
      rows: makeReportRows<"gst.gstr1Documents", CellDocument>(
        cellDocuments,
        {
          VoucherID: ({ document }) => document.id,
          DocumentID: ({ document }) => document.documentId,
          Kind: ({ document }) => document.voucherKind,
          Number: ({ document }) => document.number,
          Date: ({ document }) => document.date,
          PartyName: ({ document }) => document.party.name,
          GSTIN: ({ document }) => document.party.gstin ?? null,
          PlaceOfSupply: ({ document }) => document.placeOfSupply,
          Value: ({ document }) => formatPaise(document.value),
          TaxableValue: ({ taxable }) => formatPaise(taxable),
          CGST: ({ cgst }) => formatPaise(cgst),
          SGST: ({ sgst }) => formatPaise(sgst),
          IGST: ({ igst }) => formatPaise(igst),
        },
        ({ document }) => [document.id],
      ),
      totals: ["TaxableValue", "CGST", "SGST", "IGST"],
      search: ["Number", "PartyName", "GSTIN"],
      sort: "Date",
      envelope: (rows) => rows,
    };
  },
  "gst.gstr1File": ({ books, query }) => {
    const { gstr1: tables, unknownDocuments } = makeReturn(books, query);
    if (unknownDocuments.length > 0) throw problem("RETURN_FACTS_UNKNOWN");
    const files = writeGstr1File(tables, { madeOn: getToday(books) });
    const { part = 1 } = query;
    const file = files[part - 1];
    if (!file) throw problem("NOT_FOUND");
    return { ...file, part, parts: files.length };
  },
  "gst.hsnSummary": ({ books, query }) => ({
    rows: makeReportRows<"gst.hsnSummary", HsnSum>(
      listHsnSums(books, { from: query.FromDate, to: query.ToDate }),
      {
        HSNCode: ({ hsnCode }) => hsnCode || null,
        Description: () => null,
        Unit: ({ uqc }) => uqc || null,
        Customers: ({ part }) => describeCustomers(part),
        TaxPer: ({ rate }) => formatPercent(rate),
        Quantity: ({ quantity }) => formatQuantity(quantity),
        TaxableValue: ({ taxable }) => formatPaise(taxable),
        CGST: ({ cgst }) => formatPaise(cgst),
        SGST: ({ sgst }) => formatPaise(sgst),
        IGST: ({ igst }) => formatPaise(igst),
        TotalAmount: (sum) => formatPaise(sumTaxedAmount(sum)),
      },
      () => [],
    ),
    totals: ["TaxableValue", "CGST", "SGST", "IGST", "TotalAmount"],
    search: ["HSNCode", "Description", "Unit"],
    sort: "HSNCode",
    envelope: (rows) => rows,
  }),
} satisfies Partial<StandInHandlers<OperationId>>;

function listHsnSums(books: StandInBooks, days: PeriodDays): HsnSum[] {
  const company = readGstCompany(books);
  const { documents, unknownDocuments } = listIssuedDocuments(books, company, days);
  if (unknownDocuments.length > 0) throw problem("RETURN_FACTS_UNKNOWN");
  const sums: HsnSums = new Map();
  addHsnParts(sums, summariseHsn(company, documents, GSTR1_LAWS));
  return sortHsnSums(sums);
}

function readGstCompany({ company }: StandInBooks): GstCompany {
  const gstin = readGstin(company.gstin);
  if (gstin.is !== "known") throw problem("COMPANY_GSTIN_MISSING");
  return { gstin: gstin.gstin, stateCode: company.stateCode };
}

export function makeReturn(books: StandInBooks, request: { period: string; kind?: ReturnPeriod["kind"] }) {
  const company = readGstCompany(books);
  const { period, days } = chooseReturnPeriod(request, books.company.filingFrequencies ?? []);
  const issuedDocuments = listIssuedDocuments(books, company, days);
  return { ...issuedDocuments, gstr1: makeGstr1(period, company, issuedDocuments.documents, GSTR1_LAWS) };
}

/** The stand-in has no list of the official codes: a browser would have to load all of them. */
function describeNothing(): undefined {
  return undefined;
}
