import { findPeriodDays, type ReturnPeriod } from "@vanbook/sdk/gst";
import type { Schema } from "../../contract/contract.ts";
import type { StoredDocument } from "./stored-document.ts";

/** A return that was marked as filed. */
export interface MarkedReturn extends ReturnName {
  id: number;
  filedOn: string;
  arn: string;
  filedBy: string | null;
  createdAt: string;
  /** In hexadecimal digits; none of GSTR-1A, which has no file. */
  digest: string | null;
  partCount: number;
  documentCount: number;
}

/** With what it states of documents; those of GSTR-3B are none. */
export interface StoredReturn extends MarkedReturn {
  documents: readonly StoredDocument[];
}

export interface ReturnName {
  form: ReturnForm;
  period: ReturnPeriod;
}

export type ReturnForm = Schema<"ReturnForm">;

/** A month or a quarter, not an IFF. */
export function isWholeGstr1({ form, period }: ReturnName): boolean {
  return form === "GSTR-1" && period.kind !== "iff";
}

export function getLastDay({ period }: ReturnName): string {
  return findPeriodDays(period).to;
}

/** The GSTR-1 of the latest period. */
export function findLastGstr1<Return extends ReturnName>(
  markedReturns: readonly Return[],
): Return | undefined {
  return markedReturns.filter(isWholeGstr1).toSorted(compareReturns).at(-1);
}

/** By the last day of the period, then as they follow each other in it. */
export function compareReturns(a: ReturnName, b: ReturnName): number {
  const [dayA, dayB] = [getLastDay(a), getLastDay(b)];
  if (dayA !== dayB) return dayA < dayB ? -1 : 1;
  return FORM_ORDER.indexOf(a.form) - FORM_ORDER.indexOf(b.form);
}

const FORM_ORDER: readonly ReturnForm[] = ["GSTR-1", "GSTR-1A", "GSTR-3B"];

export function describeReturn(markedReturn: MarkedReturn): Schema<"FiledReturn"> {
  const { id, form, period, filedOn, arn, filedBy, createdAt, digest, partCount, documentCount } =
    markedReturn;
  return {
    ...{ id, form, period: period.month, kind: period.kind, filedOn, arn, filedBy, createdAt, digest },
    ...{ parts: partCount, documents: documentCount },
  };
}
