import { isDay } from "../../books/years/postable-year.ts";
import type { PortalMessage } from "./find-e-invoice-state.ts";
import { readSignedQr, type SignedQr, type SignedQrReading } from "./signed/read-signed-qr.ts";
import type { PortalKey } from "./signed/verify-jwt.ts";

/** What the portal says of one document that was sent to it. */
export type PortalAnswer =
  | { is: "reported"; reported: ReportedDocument }
  | { is: "refused"; document: AnsweredDocument | undefined; messages: readonly PortalMessage[] }
  | { is: "unreadable"; reason: UnreadableReason };

export type UnreadableReason = Extract<SignedQrReading, { is: "refused" }>["reason"];

export interface ReportedDocument {
  irn: string;
  acknowledgementNumber: string;
  /** By the portal's clock. */
  acknowledgedAt: Date;
  /** As received: it is printed unchanged. */
  signedQr: string;
  signedInvoice: string | null;
  qr: SignedQr;
  /** Null unless it was cancelled on the portal. */
  cancelledAt: Date | null;
}

export interface AnsweredDocument {
  number: string;
  type: string;
  /** `YYYY-MM-DD`. */
  date: string;
}

/** Of the same document by its number: the IRN that it has already is asked for. */
export const DUPLICATE_CODES: ReadonlySet<string> = new Set(["2150"]);

/**
 * Reads one answer, of the connection or of an answer file. An IRN counts only if its QR code is
 * signed by the portal and both say the same.
 */
export async function readPortalAnswer(
  value: unknown,
  keys: readonly PortalKey[],
  today: string,
): Promise<PortalAnswer> {
  if (!isObject(value)) return { is: "unreadable", reason: "form" };
  const errors = readMessages(value.ErrorDetails);
  if (errors.length > 0 && typeof value.SignedQRCode !== "string")
    return { is: "refused", document: readDocument(value.DocDtls), messages: errors };
  if (typeof value.SignedQRCode !== "string" || typeof value.Irn !== "string")
    return { is: "unreadable", reason: "form" };
  const acknowledgedAt = readPortalTime(value.AckDt);
  const acknowledgementNumber = readNumber(value.AckNo);
  const cancelledAt = value.Status === "CNL" ? readPortalTime(value.CancelDate) : null;
  if (!acknowledgedAt || acknowledgementNumber === undefined || cancelledAt === undefined)
    return { is: "unreadable", reason: "form" };
  const reading = await readSignedQr(value.SignedQRCode, keys, today);
  if (reading.is === "refused") return { is: "unreadable", reason: reading.reason };
  if (reading.qr.irn !== value.Irn.toLowerCase()) return { is: "unreadable", reason: "irn" };
  return {
    is: "reported",
    reported: {
      ...{ irn: reading.qr.irn, acknowledgementNumber, acknowledgedAt, qr: reading.qr },
      signedQr: value.SignedQRCode,
      signedInvoice: typeof value.SignedInvoice === "string" ? value.SignedInvoice : null,
      cancelledAt,
    },
  };
}

/** `2026-10-05 16:48:00` in India; undefined for anything else. */
export function readPortalTime(value: unknown): Date | undefined {
  const [, day = "", time = ""] =
    typeof value === "string" ? (/^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/.exec(value) ?? []) : [];
  if (!isDay(day)) return undefined;
  const at = new Date(`${day}T${time}+05:30`);
  return Number.isNaN(at.getTime()) ? undefined : at;
}

function readMessages(value: unknown): PortalMessage[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isObject).map(({ ErrorCode: code, ErrorMessage: text }) => ({
    code: typeof code === "string" || typeof code === "number" ? String(code).slice(0, 20) : "",
    text: typeof text === "string" ? text.slice(0, 500) : "",
  }));
}

function readDocument(value: unknown): AnsweredDocument | undefined {
  if (!isObject(value)) return undefined;
  const { No: number, Typ: type, Dt: day } = value;
  if (typeof number !== "string" || typeof type !== "string" || typeof day !== "string") return undefined;
  const date = day.split("/").toReversed().join("-");
  return isDay(date) ? { number, type, date } : undefined;
}

/** The portal writes it as a number of fifteen digits. */
function readNumber(value: unknown): string | undefined {
  const text = typeof value === "number" || typeof value === "string" ? String(value) : "";
  return /^\d{1,20}$/.test(text) ? text : undefined;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
