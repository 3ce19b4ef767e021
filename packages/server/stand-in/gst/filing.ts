import { writeGstr3bFile, type Gstr1File } from "@vanbook/sdk/gst";
import { problem, problemOnField } from "@vanbook/sdk/problem";
import type { Body, OperationId } from "../../contract/contract.ts";
import { makeChangesAnswer } from "../../gst/filing/changes-answer.ts";
import { listDueReturns } from "../../gst/filing/due-returns.ts";
import { refuseFilingDay, refuseOrder } from "../../gst/filing/filing-order.ts";
import { listChanges } from "../../gst/filing/list-changes.ts";
import { compareReturns, describeReturn } from "../../gst/filing/marked-return.ts";
import { makePortal } from "../../gst/filing/portal.ts";
import { writeReturnFiles } from "../../gst/filing/return-files.ts";
import { listAmendedDocuments, listStatedDocuments } from "../../gst/filing/stated-documents.ts";
import type { StoredDocument } from "../../gst/filing/stored-document.ts";
import { chooseReturnPeriod } from "../../gst/return-period.ts";
import { getToday, takeNextId, type StandInBooks } from "../books.ts";
import type { StandInHandlers } from "../handlers.ts";
import { makeReturn, readGstCompany } from "./gstr1.ts";
import { makeReturn as makeSummary } from "./gstr3b.ts";
import { listPortalDocuments } from "./portal-documents.ts";
import { writeDigest } from "./write-digest.ts";

export const filing = {
  "gst.filedReturns": ({ books }) => {
    const { gst_returns: markedReturns } = books.tables;
    const { stateCode, filingFrequencies: frequencies = [] } = books.company;
    return {
      filed: markedReturns.toSorted((a, b) => compareReturns(b, a)).map(describeReturn),
      due: listDueReturns(markedReturns, { frequencies, stateCode, today: getToday(books) }),
    };
  },
  "gst.file": ({ books, body, principal }) => {
    readGstCompany(books);
    const { period, days } = chooseReturnPeriod(body, books.company.filingFrequencies ?? []);
    if (body.form !== "GSTR-1" && period.kind === "iff") throw problemOnField("INVALID_FIELDS", "period");
    refuseFilingDay(body.filedOn, days.to, getToday(books));
    refuseOrder({ form: body.form, period }, books.tables.gst_returns);
    const { files, documents } = makeContents(books, { ...body, kind: period.kind });
    const digest = files.length > 0 ? writeDigest(files.map(({ text }) => text).join("")) : null;
    if (body.digest !== undefined && body.digest !== digest) throw problem("RETURN_CHANGED");
    const markedReturn = {
      ...{
        id: takeNextId(books, "gst_returns"),
        form: body.form,
        period,
        filedOn: body.filedOn,
        arn: body.arn,
      },
      ...{ filedBy: principal.name, createdAt: books.clock.now().toISOString(), digest },
      ...{ partCount: files.length, documentCount: documents.length, documents, files },
    };
    books.tables.gst_returns = [...books.tables.gst_returns, markedReturn];
    return describeReturn(markedReturn);
  },
  "gst.filedFile": ({ books, query }) => {
    const { part = 1 } = query;
    const files = books.tables.gst_returns.find(({ id }) => id === query.returnId)?.files ?? [];
    const file = files[part - 1];
    if (!file) throw problem("NOT_FOUND");
    return { ...file, part, parts: files.length };
  },
  "gst.changes": ({ books, query }) => makeChangesAnswer(makeChanges(books, query)),
} satisfies Partial<StandInHandlers<OperationId>>;

type AskedContents = Pick<Body<"gst.file">, "form" | "period" | "kind" | "filedOn">;

function makeContents(
  books: StandInBooks,
  request: AskedContents,
): { files: readonly Gstr1File[]; documents: readonly StoredDocument[] } {
  if (request.form === "GSTR-3B") {
    const kind = request.kind === "quarter" ? "quarter" : "month";
    const { gstr3b, unknownDocuments } = makeSummary(books, { period: request.period, kind });
    if (unknownDocuments.length > 0) throw problem("RETURN_FACTS_UNKNOWN");
    return { files: [writeGstr3bFile(gstr3b)], documents: [] };
  }
  if (request.form === "GSTR-1A") {
    const { parts, filedDocuments, placedChanges } = makeChanges(books, request);
    return { files: [], documents: listAmendedDocuments(parts, filedDocuments, placedChanges) };
  }
  const amending = makeReturn(books, request);
  if (amending.unknownDocuments.length > 0) throw problem("RETURN_FACTS_UNKNOWN");
  return {
    files: writeReturnFiles(amending, { madeOn: request.filedOn }),
    documents: listStatedDocuments(amending.parts, amending),
  };
}

function makeChanges(
  books: StandInBooks,
  request: Omit<AskedContents, "form" | "filedOn"> & { filedOn?: string },
) {
  const company = readGstCompany(books);
  const frequencies = books.company.filingFrequencies ?? [];
  const { period, days } = chooseReturnPeriod(request, frequencies);
  const { gst_returns: markedReturns } = books.tables;
  const portal = makePortal(markedReturns);
  const { documents, unknownDocuments } = listPortalDocuments(books, company, { days, portal });
  if (unknownDocuments.length > 0) throw problem("RETURN_FACTS_UNKNOWN");
  const today = request.filedOn ?? getToday(books);
  return listChanges({ company, period, documents, portal, today, markedReturns, frequencies });
}
