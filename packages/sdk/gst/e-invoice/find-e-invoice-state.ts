import type { OutwardDocument } from "../document.ts";
import { findCustomer } from "./e-invoice-document.ts";
import { findCancelEnd, findLastReportDay, type EInvoiceLaws, type YearTurnover } from "./e-invoice-laws.ts";

/** What the company says of itself. */
export interface EInvoiceDutyFacts {
  /** The first day whose documents it reports; undefined if it does not have to. */
  dutyFrom?: string;
  turnovers: readonly YearTurnover[];
}

/** What the portal said of a document, and when. Undefined before it was asked. */
export interface EInvoiceRecord {
  irn?: string;
  acknowledgementNumber?: string;
  acknowledgedAt?: Date;
  cancelledAt?: Date;
  /** The last refusal, if the portal refused it after that. */
  refusals?: readonly PortalMessage[];
}

export interface PortalMessage {
  code: string;
  text: string;
}

export type NotNeededReason =
  | "beforeDuty"
  | "noDuty"
  | "unregisteredCustomer"
  | "noTaxableLine"
  | "noTaxDocument"
  | "cancelledBeforeReport";

export type EInvoiceState =
  | { is: "notNeeded"; reason: NotNeededReason }
  | { is: "toReport"; lastDay?: string; isLate: boolean }
  | { is: "refused"; messages: readonly PortalMessage[]; lastDay?: string; isLate: boolean }
  | { is: "reported"; irn: string; cancelUntil?: Date; next?: "cancelOnPortal" | "creditNote" }
  | { is: "cancelledOnPortal"; irn: string; at: Date };

export interface AskedMoment {
  now: Date;
  /** In India, as a day. */
  today: string;
}

/**
 * Where a document is on its way to the portal. A reported document that was cancelled in the books
 * is cancelled on the portal next, and after its time for that a credit note is the only way.
 */
export function findEInvoiceState(
  document: OutwardDocument,
  record: EInvoiceRecord | undefined,
  { duty, laws, moment }: { duty: EInvoiceDutyFacts; laws: EInvoiceLaws; moment: AskedMoment },
): EInvoiceState {
  const { irn, acknowledgedAt, cancelledAt } = record ?? {};
  if (irn !== undefined && cancelledAt) return { is: "cancelledOnPortal", irn, at: cancelledAt };
  if (irn !== undefined) return describeReported(irn, document, acknowledgedAt, { laws, moment });
  const reason = findReasonNotNeeded(document, duty);
  if (reason !== undefined) return { is: "notNeeded", reason };
  const lastDay = findLastReportDay({ date: document.date, today: moment.today }, duty.turnovers, laws);
  const limit = {
    ...(lastDay !== undefined && { lastDay }),
    isLate: lastDay !== undefined && moment.today > lastDay,
  };
  const refusals = record?.refusals ?? [];
  return refusals.length > 0 ? { is: "refused", messages: refusals, ...limit } : { is: "toReport", ...limit };
}

function describeReported(
  irn: string,
  { isCancelled }: OutwardDocument,
  acknowledgedAt: Date | undefined,
  { laws, moment }: { laws: EInvoiceLaws; moment: AskedMoment },
): EInvoiceState {
  const cancelUntil = acknowledgedAt && findCancelEnd(acknowledgedAt, laws);
  const canCancel = cancelUntil !== undefined && moment.now <= cancelUntil;
  return {
    ...{ is: "reported", irn },
    ...(cancelUntil && { cancelUntil }),
    ...(isCancelled && { next: canCancel ? "cancelOnPortal" : "creditNote" }),
  };
}

/** Undefined if the document must be reported. */
export function findReasonNotNeeded(
  document: OutwardDocument,
  { dutyFrom }: EInvoiceDutyFacts,
): NotNeededReason | undefined {
  const { kind, date, isCancelled, lines } = document;
  if (dutyFrom === undefined) return "noDuty";
  if (date < dutyFrom) return "beforeDuty";
  if (kind === "deliveryChallan") return "noTaxDocument";
  // A cancelled document has no customer and no lines.
  if (isCancelled) return "cancelledBeforeReport";
  if (lines.length === 0) return "noTaxDocument";
  if (findCustomer(document).kind === "unregistered") return "unregisteredCustomer";
  return lines.some(({ supplyKind }) => supplyKind === "taxable") ? undefined : "noTaxableLine";
}
