import { isDay } from "@vanbook/sdk/books";
import { findUntaxedKind, gstKinds, normaliseSheetFigure, type SheetColumn } from "@vanbook/sdk/rules";

/** Removes invisible characters: control characters, bidirectional marks, unpaired surrogates. */
export function cleanText(text: string): string {
  return text
    .slice(0, MAX_LENGTH * 4)
    .normalize("NFC")
    .replace(/[\p{Cs}\p{Cn}\p{Co}]/gu, "")
    .replace(UNSEEN_CHARACTERS, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, MAX_LENGTH)
    .replace(/[\p{Cs}]/gu, "");
}

/** Phone numbers, PIN codes and prices lose the separators between digits. */
export function normaliseColumnText(column: SheetColumn, text: string): string {
  return OWN_TEXT[column]?.(text) ?? text;
}

/** 15 significant digits, as in Excel. No exponent below 1e21: a fraction needing one becomes 0. */
export function formatNumber(value: number): string {
  const text = String(Number(value.toPrecision(15)));
  return /e/.test(text) && Math.abs(value) < 1e21 ? BigInt(Math.round(value)).toString() : text;
}

/** Removes the country code 91 or the leading 0 of an Indian phone number. */
function normalisePhone(text: string): string {
  const digits = text.replace(/[ ().-]/g, "");
  if (/^\+?91\d{10}$/.test(digits)) return digits.slice(-10);
  return /^0\d{10}$/.test(digits) ? digits.slice(1) : digits;
}

function normaliseYesNo(text: string): string {
  if (/^(yes|y|true|1)$/i.test(text)) return "Yes";
  return /^(no|n|false|0)$/i.test(text) ? "No" : text;
}

/**
 * The date that a text of an Indian sheet means, day first, as YYYY-MM-DD: 31-03-2026, 31/3/26,
 * 31 Mar 2026. Another text stays as it is.
 */
export function normaliseDate(text: string): string {
  const [, day = "", month = "", year = ""] =
    /^(\d{1,2})[-/. ]+(\d{1,2}|[a-z]{3,9})[-/., ]+(\d{4}|\d{2})$/i.exec(text) ?? [];
  const number = /^\d/.test(month) ? Number(month) : 1 + MONTH_NAMES.indexOf(month.slice(0, 3).toLowerCase());
  const parts = [year.length === 2 ? `20${year}` : year, String(number), day];
  const isoDay = parts.map((part) => part.padStart(2, "0")).join("-");
  return isDay(isoDay) ? isoDay : text;
}

function normaliseSide(text: string): string {
  if (/^(dr|debit)\.?$/i.test(text)) return "Dr";
  return /^(cr|credit)\.?$/i.test(text) ? "Cr" : text;
}

/** A text of which nothing is left stays, so that it is refused: an empty one has the usual tax. */
function normaliseTax(text: string): string {
  const rate = text.replace(/^(i?gst|integrated tax)[ @:-]*/i, "").replace(/ *% *$/, "");
  return findUntaxedKind(text)?.label ?? (rate === "" ? text : normaliseSheetFigure(rate));
}

/** The kind as the form has it, from its words or its name in the contract, in any case. */
function normaliseGstKind(text: string): string {
  const toPlain = (words: string) => words.toLowerCase().replaceAll(/[^a-z]/g, "");
  const namedKind = gstKinds.find(({ value, label }) =>
    [value, label].some((each) => toPlain(each) === toPlain(text)),
  );
  return namedKind?.label ?? text;
}

function stripSeparators(text: string): string {
  return text.replace(/[ -]/g, "");
}

const OWN_TEXT: Partial<Record<SheetColumn, (text: string) => string>> = {
  Phone: normalisePhone,
  Mobile: normalisePhone,
  PinNo: stripSeparators,
  GSTinNo: (text) => stripSeparators(text).toUpperCase(),
  GstKind: normaliseGstKind,
  MRP: normaliseSheetFigure,
  SalePrice: normaliseSheetFigure,
  HSNCode: stripSeparators,
  Tax: normaliseTax,
  PerLargerUnit: normaliseSheetFigure,
  IsService: normaliseYesNo,
  KeepsBatches: normaliseYesNo,
  BillDate: normaliseDate,
  DueDate: normaliseDate,
  Amount: normaliseSheetFigure,
  Side: normaliseSide,
};
const MONTH_NAMES = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
/** Longer than any column accepts: a text that is cut here is refused later. */
const MAX_LENGTH = 1000;
/** Keeps the joiners U+200C and U+200D: Malayalam and related scripts need them. */
const UNSEEN_CHARACTERS =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;
