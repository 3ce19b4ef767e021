import { getToday } from "../clock.ts";
import type { Handler } from "../contract/handler.ts";
import { readInSnapshot } from "../report/run/snapshot.ts";
import {
  listReportable,
  makeFileAnswer,
  makeListAnswer,
  MOST_IN_FILE,
} from "./e-invoices/e-invoice-answers.ts";
import { importAnswers } from "./e-invoices/import-answers.ts";
import { markCancelled } from "./e-invoices/mark-cancelled.ts";
import { checkDays } from "./e-invoices/described-documents.ts";
import { readEInvoices } from "./e-invoices/read-e-invoices.ts";
import { readEInvoiceSources } from "./e-invoices/read-sources.ts";
import { readGstCompany } from "./read-filer.ts";

const list: Handler<"eInvoices.list"> = async ({ query, principal: { companyId }, db }) => {
  const days = { from: query.from, to: query.to };
  checkDays(days);
  const answer = await readInSnapshot(db, async (snapshot) => {
    const company = await readGstCompany(snapshot, companyId);
    return readEInvoices(snapshot, company, { companyId, days });
  });
  return makeListAnswer(answer, { askedState: query.state, today: getToday() });
};

const readFile: Handler<"eInvoices.file"> = async ({ query, principal: { companyId }, db }) => {
  const days = { from: query.from, to: query.to };
  checkDays(days);
  return readInSnapshot(db, async (snapshot) => {
    const company = await readGstCompany(snapshot, companyId);
    const { documents, terms } = await readEInvoices(snapshot, company, { companyId, days });
    const reportable = listReportable(documents);
    const chosenDocuments = reportable.slice(0, MOST_IN_FILE);
    const sources = await readEInvoiceSources(snapshot, companyId, {
      documents: chosenDocuments.map(({ document }) => document),
      pin: terms.pin,
    });
    return makeFileAnswer(sources, {
      chosen: chosenDocuments,
      remaining: reportable.length - chosenDocuments.length,
      madeOn: getToday(),
    });
  });
};

export const eInvoices = {
  "eInvoices.list": list,
  "eInvoices.file": readFile,
  "eInvoices.importAnswers": importAnswers,
  "eInvoices.markCancelled": markCancelled,
};
