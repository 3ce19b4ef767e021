import { findPeriodDays, type GstCompany, type PeriodDays } from "@vanbook/sdk/gst";
import type { Portal } from "../../gst/filing/portal.ts";
import { getDocumentName } from "../../gst/filing/stored-document.ts";
import type { IssuedDocuments } from "../../gst/outward-document.ts";
import type { StandInBooks } from "../books.ts";
import { listIssuedDocuments } from "./issued-documents.ts";

/** Those of the days and of all returns of the portal, whatever day a correction gave them. */
export function listPortalDocuments(
  books: StandInBooks,
  company: GstCompany,
  { days, portal }: { days: PeriodDays; portal: Portal },
): IssuedDocuments {
  const ranges = [days, ...portal.returns.map(({ period }) => findPeriodDays(period))];
  const isIn = (date: string) => ranges.some(({ from, to }) => from <= date && date <= to);
  const { documents, unknownDocuments } = listIssuedDocuments(books, company, ALL_DAYS);
  return {
    documents: documents.filter(
      (each) =>
        isIn(each.date) ||
        portal.filedByName.has(getDocumentName(each)) ||
        portal.furnishedByName.has(getDocumentName(each)),
    ),
    unknownDocuments: unknownDocuments.filter(({ date }) => isIn(date)),
  };
}

const ALL_DAYS: PeriodDays = { from: "2000-01-01", to: "2099-12-31" };
