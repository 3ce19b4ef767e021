import { readGstin } from "./find-gstin.ts";

/**
 * What a customer is for GST. SEZ: a unit or a developer of a special economic zone; with or
 * without payment of IGST.
 */
export const GST_KINDS = [
  "regular",
  "composition",
  "sezWithPayment",
  "sezWithoutPayment",
  "deemedExport",
  "unregistered",
  "exportWithPayment",
  "exportWithoutPayment",
] as const;

export type GstKind = (typeof GST_KINDS)[number];

/** As a row has it; undefined if nobody has said it. */
export function readGstKind(text: unknown): GstKind | undefined {
  return GST_KINDS.find((kind) => kind === text);
}

/** The kind of a customer, and whether somebody said it or it follows from the GSTIN. */
export interface KnownGstKind {
  kind: GstKind;
  isDerived: boolean;
}

/**
 * Where nobody has said the kind, only what a GSTIN or its absence shows: that the customer is
 * registered or not. Undefined if that is not known, because the GSTIN is not understood.
 */
export function findGstKind(
  saidKind: GstKind | null,
  gstin: string | null | undefined,
): KnownGstKind | undefined {
  if (saidKind !== null) return { kind: saidKind, isDerived: false };
  const reading = readGstin(gstin);
  if (reading.is === "unknown") return undefined;
  return { kind: reading.is === "known" ? "regular" : "unregistered", isDerived: true };
}

/** How the kind contradicts the GSTIN, if it does. */
export function findGstKindFault(
  kind: GstKind | null,
  gstin: string | null | undefined,
): "gstinMissing" | "gstinGiven" | undefined {
  if (kind === null) return undefined;
  const reading = readGstin(gstin);
  if (isRegisteredKind(kind)) return reading.is === "known" ? undefined : "gstinMissing";
  return reading.is === "none" ? undefined : "gstinGiven";
}

/** A supply to a special economic zone or abroad has IGST, whatever the State is. */
export function isAlwaysInterState(kind: GstKind | null | undefined): boolean {
  return kind ? isSez(kind) || isExport(kind) : false;
}

/** Under a bond or a letter of undertaking, a supply has no tax. */
export function isWithoutPayment(kind: GstKind | null | undefined): boolean {
  return kind === "sezWithoutPayment" || kind === "exportWithoutPayment";
}

export function isRegisteredKind(kind: GstKind): boolean {
  return !UNREGISTERED_KINDS.has(kind);
}

export function isSez(kind: GstKind): boolean {
  return kind === "sezWithPayment" || kind === "sezWithoutPayment";
}

export function isExport(kind: GstKind): boolean {
  return kind === "exportWithPayment" || kind === "exportWithoutPayment";
}

const UNREGISTERED_KINDS: ReadonlySet<GstKind> = new Set([
  "unregistered",
  "exportWithPayment",
  "exportWithoutPayment",
]);
