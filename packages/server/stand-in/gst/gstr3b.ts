import type { Tax } from "@vanbook/sdk/books";
import { payReturn, writeGstr3bFile } from "@vanbook/sdk/gst";
import { problem, problemOnField } from "@vanbook/sdk/problem";
import type { OperationId, Schema } from "../../contract/contract.ts";
import { NO_CASH_BALANCE } from "../../gst/gstr3b/cash-balance.ts";
import { findTaxParty, listCellDocuments, type CellDocument } from "../../gst/gstr3b/cell-documents.ts";
import { makeGstr3bAnswer } from "../../gst/gstr3b/gstr3b-answer.ts";
import { makeInwardDocuments } from "../../gst/gstr3b/make-inward-documents.ts";
import { makeReadGstr3b, type ReadGstr3b } from "../../gst/gstr3b/make-read-gstr3b.ts";
import { makeSetOffJournal } from "../../gst/gstr3b/set-off-journal.ts";
import { chooseSummaryPeriod, type AskedSummary } from "../../gst/gstr3b/summary-period.ts";
import { readCompanyBooks, runAtomically, type StandInBooks } from "../books.ts";
import { documents } from "../documents/operations.ts";
import { makePaperCompany } from "../documents/papers.ts";
import type { StandInHandlers } from "../handlers.ts";
import { makeReportRows } from "../report.ts";
import { FIGURE_CELLS, FIGURE_REPORT, getFigureKey } from "./figure-cells.ts";
import { readGstCompany } from "./gstr1.ts";
import { listInwardRows } from "./inward-rows.ts";
import { listIssuedDocuments } from "./issued-documents.ts";
import { findPostedSetOff, keepSetOff } from "./set-offs.ts";
import { listTaxMoves, sumCreditBefore } from "./tax-moves.ts";

export const gstr3b = {
  "gst.gstr3b": ({ books, query }) => answerReturn(books, query),
  "gst.gstr3bDocuments": ({ books, query }) => {
    const { gstr3b: tables, documents: all } = makeReturn(books, query);
    const cellDocuments = listCellDocuments(tables, all, query.cell);
    if (!cellDocuments) throw problemOnField("CELL_UNKNOWN", "cell");
    return {
      rows: makeReportRows<"gst.gstr3bDocuments", CellDocument>(
        cellDocuments,
        {
          ...FIGURE_CELLS,
          PartyName: ({ document }) => findTaxParty(document).name,
          GSTIN: ({ document }) => findTaxParty(document).gstin,
        },
        getFigureKey,
      ),
      ...FIGURE_REPORT,
    };
  },
  "gst.gstr3bFile": ({ books, query }) => {
    const { gstr3b: tables, unknownDocuments } = makeReturn(books, query);
    if (unknownDocuments.length > 0) throw problem("RETURN_FACTS_UNKNOWN");
    return writeGstr3bFile(tables);
  },
  "gstr3bForm.read": ({ books, query }) => {
    const answer = answerReturn(books, query);
    if (answer.unknownCount > 0) throw problem("RETURN_FACTS_UNKNOWN");
    const { period: number, from, to, figures, places, payment } = answer;
    return { number, status: "posted", company: makePaperCompany(books), from, to, figures, places, payment };
  },
  "gst.postSetOff": (call) => {
    const { books, body } = call;
    const { gstr3b: tables, unknownDocuments } = makeReturn(books, body);
    if (findPostedSetOff(books, body.period)) throw problem("SET_OFF_POSTED");
    if (unknownDocuments.length > 0) throw problem("RETURN_FACTS_UNKNOWN");
    const payment = payReturn(tables, calculateCreditBefore(books, tables), NO_CASH_BALANCE);
    const journal = makeSetOffJournal(body, {
      payment,
      days: tables.days,
      accounts: readCompanyBooks(books).accounts,
    });
    return runAtomically(books, () => {
      const document = documents["journals.post"]({ ...call, query: {}, body: journal });
      keepSetOff(books, body.period, document.voucherId);
      return document;
    });
  },
} satisfies Partial<StandInHandlers<OperationId>>;

function answerReturn(books: StandInBooks, request: AskedSummary): Schema<"Gstr3bReturn"> {
  const { gstr3b: tables, documents: all, unknownDocuments } = makeReturn(books, request);
  const broughtForward = calculateCreditBefore(books, tables);
  return makeGstr3bAnswer({
    ...{ gstr3b: tables, documents: all, unknownDocuments, broughtForward },
    payment: payReturn(tables, broughtForward, NO_CASH_BALANCE),
    moves: listTaxMoves(books, tables.days),
    setOff: findPostedSetOff(books, tables.period.month),
  });
}

function calculateCreditBefore(books: StandInBooks, { days, period }: ReadGstr3b["gstr3b"]): Tax {
  return sumCreditBefore(books, { from: days.from, month: period.month });
}

export function makeReturn(books: StandInBooks, request: AskedSummary): ReadGstr3b {
  const company = readGstCompany(books);
  const { period, days } = chooseSummaryPeriod(request, books.company.filingFrequencies ?? []);
  return makeReadGstr3b(
    { period, company },
    listIssuedDocuments(books, company, days),
    makeInwardDocuments(listInwardRows(books, days)),
  );
}
