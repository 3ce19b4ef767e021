import { getFinancialYear } from "@vanbook/sdk/books";
import { findPeriodDays, type GstCompany, type PeriodDays } from "@vanbook/sdk/gst";
import type { Knex } from "knex";
import type { IssuedDocuments } from "../outward-document.ts";
import { readIssuedDocuments } from "../read-issued-documents.ts";
import { readCurrentVouchers } from "./current-vouchers.ts";
import type { StoredReturn } from "./marked-return.ts";
import { findFirstDay, makePortal, type Portal } from "./portal.ts";
import { readStoredReturns } from "./return-rows.ts";
import { getDocumentName } from "./stored-document.ts";

export interface BooksBesidePortal extends IssuedDocuments {
  portal: Portal;
}

interface Request {
  db: Knex.Transaction;
  companyId: number;
  company: GstCompany;
  days: PeriodDays;
}

/** What a GSTR-1 of the days is made of: its own documents, and those of the returns before it. */
export async function readBooksOfReturn(request: Request): Promise<BooksBesidePortal> {
  const { db, companyId, days } = request;
  const storedReturns = await readStoredReturns(db, companyId, {
    from: findFirstDay(days.from),
    to: days.to,
  });
  const portal = makePortal(storedReturns, days);
  return { ...(await readDocuments(request, portal)), portal };
}

/** All documents of the returns that were filed for the financial year of the days. */
export async function readBooksOfYear(
  request: Request,
): Promise<BooksBesidePortal & { storedReturns: readonly StoredReturn[] }> {
  const { db, companyId, days } = request;
  const { start, end } = getFinancialYear(days.from);
  const storedReturns = await readStoredReturns(db, companyId, { from: start, to: end });
  const portal = makePortal(storedReturns);
  return { ...(await readDocuments(request, portal)), ...{ portal, storedReturns } };
}

/** Those of the days and of the portal, also where a correction gave them another day. */
async function readDocuments(
  { db, companyId, company, days }: Request,
  { returns, filedByName, furnishedByName }: Portal,
): Promise<IssuedDocuments> {
  const statedDocuments = [...filedByName.values(), ...furnishedByName.values()];
  const periods = [
    ...returns.map(({ period }) => findPeriodDays(period)),
    ...statedDocuments.map(({ filedIn }) => findPeriodDays(filedIn)),
    days,
  ];
  const range = {
    from: findExtreme(
      periods.map(({ from }) => from),
      (a, b) => a < b,
    ),
    to: findExtreme(
      periods.map(({ to }) => to),
      (a, b) => a > b,
    ),
  };
  const own = await readIssuedDocuments({ db, companyId, days: range }, company);
  if (statedDocuments.length === 0) return own;
  const names = new Set([
    ...own.documents.map(getDocumentName),
    ...own.unknownDocuments.map(({ kind, number, date }) =>
      getDocumentName({ voucherKind: kind, number, date }),
    ),
  ]);
  const movedIds = statedDocuments.filter((each) => !names.has(getDocumentName(each))).map(({ id }) => id);
  const voucherIds = await readCurrentVouchers(db, companyId, movedIds);
  if (voucherIds.length === 0) return own;
  const movedDocuments = await readIssuedDocuments({ db, companyId, days: range, voucherIds }, company);
  return {
    documents: [...own.documents, ...movedDocuments.documents],
    unknownDocuments: [...own.unknownDocuments, ...movedDocuments.unknownDocuments],
  };
}

function findExtreme(days: readonly string[], isBefore: (a: string, b: string) => boolean): string {
  return days.reduce((extreme, day) => (isBefore(day, extreme) ? day : extreme));
}
