import { formatPaise } from "@vanbook/sdk/books";
import type { PeriodDays, ReturnFault, ReturnPeriod } from "@vanbook/sdk/gst";
import type { Schema } from "../../contract/contract.ts";
import type { IssuedDocument } from "../outward-document.ts";

/** The faults of a period as the API answers them: all counted, and one page of those asked for. */
export function makeFaultsAnswer(
  faults: readonly ReturnFault[],
  documents: readonly FaultyDocument[],
  { period, days, page = 1, pageSize = 100, ...asked }: FaultsAsked,
): Schema<"GstFaults"> {
  const chosenFaults = faults.filter(
    ({ code, severity }) => code === (asked.code ?? code) && severity === (asked.severity ?? severity),
  );
  const start = (page - 1) * pageSize;
  const byId = new Map(documents.map((document) => [document.id, document]));
  return {
    ...{ period: period.month, kind: period.kind, from: days.from, to: days.to, total: chosenFaults.length },
    counts: countFaults(faults),
    faults: chosenFaults.slice(start, start + pageSize).map((fault) => makeFault(fault, byId)),
  };
}

interface FaultsAsked {
  period: ReturnPeriod;
  days: PeriodDays;
  code?: ReturnFault["code"] | undefined;
  severity?: ReturnFault["severity"] | undefined;
  page?: number | undefined;
  pageSize?: number | undefined;
}

type FaultyDocument = Pick<IssuedDocument, "id" | "documentId" | "voucherKind" | "number" | "date">;

function countFaults(faults: readonly ReturnFault[]): Schema<"FaultCount">[] {
  const counts = new Map<ReturnFault["code"], Schema<"FaultCount">>();
  for (const { code, severity } of faults) {
    const knownCount = counts.get(code);
    if (knownCount) knownCount.count += 1;
    else counts.set(code, { code, severity, count: 1 });
  }
  return [...counts.values()];
}

function makeFault(
  { code, severity, message, fix, lineNo, documentIds, found, expected }: ReturnFault,
  byId: ReadonlyMap<number, FaultyDocument>,
): Schema<"GstFault"> {
  return {
    ...{ code, severity, message: message.message, key: message.key, values: message.values },
    ...{ fix: { kind: fix.kind, id: fix.id ?? null }, lineNo: lineNo ?? null },
    ...(found !== undefined && { found: formatPaise(found) }),
    ...(expected !== undefined && { expected: formatPaise(expected) }),
    documentCount: documentIds.length,
    documents: documentIds.slice(0, MOST_DOCUMENTS).flatMap((id) => {
      const document = byId.get(id);
      if (!document) return [];
      const { documentId, voucherKind: kind, number, date } = document;
      return { voucherId: id, documentId, kind, number, date };
    }),
  };
}

/** Of a fault of many documents. */
const MOST_DOCUMENTS = 10;
