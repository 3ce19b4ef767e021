import { formatPaise, formatPercent, formatQuantity, sumTaxedAmount } from "@vanbook/sdk/books";
import {
  GSTR1_LAWS,
  summariseHsn,
  takeSteps,
  type GstCompany,
  type PeriodDays,
  type ReturnPeriod,
} from "@vanbook/sdk/gst";
import { problem, problemOnField } from "@vanbook/sdk/problem";
import type { OperationId } from "../../contract/contract.ts";
import { listCellDocuments } from "../../gst/cell-documents.ts";
import type { CellDocument } from "../../gst/outward-document.ts";
import { makeGstCompany } from "../../gst/make-gst-company.ts";
import { makeAmendingReturnInSteps } from "../../gst/filing/make-return.ts";
import { makePortal } from "../../gst/filing/portal.ts";
import { writeReturnFiles } from "../../gst/filing/return-files.ts";
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
import { listPortalDocuments } from "./portal-documents.ts";

export const gstr1 = {
  "gst.gstr1": ({ books, query }) => {
    const { gstr1: tables, unknownDocuments } = makeReturn(books, query);
    return makeGstr1Answer(tables, unknownDocuments, describeNothing);
  },
  "gst.gstr1Documents": ({ books, query }) => {
    const amending = makeReturn(books, query);
    const cellDocuments = listCellDocuments(amending, amending.documents, query.cell);
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
    const amending = makeReturn(books, query);
    if (amending.unknownDocuments.length > 0) throw problem("RETURN_FACTS_UNKNOWN");
    const files = writeReturnFiles(amending, { madeOn: getToday(books) });
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

export function makeReturn(
  books: StandInBooks,
  request: { period: string; kind?: ReturnPeriod["kind"]; filedOn?: string },
) {
  const company = readGstCompany(books);
  const { period, days } = chooseReturnPeriod(request, books.company.filingFrequencies ?? []);
  const portal = makePortal(books.tables.gst_returns, days);
  const { documents, unknownDocuments } = listPortalDocuments(books, company, { days, portal });
  const parts = { company, period, documents, portal, today: request.filedOn ?? getToday(books) };
  return { ...takeSteps(makeAmendingReturnInSteps(parts)), ...{ documents, unknownDocuments, parts } };
}

/** The stand-in has no list of the official codes: a browser would have to load all of them. */
function describeNothing(): undefined {
  return undefined;
}
