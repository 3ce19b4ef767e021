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
import type { OperationId } from "../../contract/contract.ts";
import { listCellDocuments, type CellDocument } from "../../gst/cell-documents.ts";
import { makeGstCompany } from "../../gst/make-gst-company.ts";
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
import { FIGURE_CELLS, FIGURE_REPORT, getFigureKey } from "./figure-cells.ts";
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
          ...FIGURE_CELLS,
          PartyName: ({ document }) => document.party.name,
          GSTIN: ({ document }) => document.party.gstin ?? null,
          PlaceOfSupply: ({ document }) => document.placeOfSupply,
        },
        getFigureKey,
      ),
      ...FIGURE_REPORT,
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

/** Throws COMPANY_GSTIN_MISSING. */
export function readGstCompany({ company }: StandInBooks): GstCompany {
  return makeGstCompany(company.gstin, company.stateCode);
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
