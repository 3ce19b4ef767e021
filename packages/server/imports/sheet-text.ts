import type { SheetColumn } from "@vanbook/sdk/rules";

/** The text of a cell without what can't be seen: control characters, marks that turn the writing round, halves of characters. */
export function cleanText(text: string): string {
  return text
    .slice(0, LONGEST * 4)
    .normalize("NFC")
    .replace(/[\p{Cs}\p{Cn}\p{Co}]/gu, "")
    .replace(UNSEEN, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, LONGEST)
    .replace(/[\p{Cs}]/gu, "");
}

/** As it is written into its column: numbers of telephones, pins and prices without what people put between the digits. */
export function columnText(column: SheetColumn, text: string): string {
  return OWN_TEXT[column]?.(text) ?? text;
}

/** A number as the sheet means it: fifteen digits, as Excel shows them, without an exponent. */
export function numberText(value: number): string {
  const text = String(Number(value.toPrecision(15)));
  return /e/.test(text) && Math.abs(value) < 1e21 ? BigInt(Math.round(value)).toString() : text;
}

/** The ten digits of an Indian number, without the country's 91 or the 0 of a trunk call. */
function telephone(text: string): string {
  const digits = text.replace(/[ ().-]/g, "");
  if (/^\+?91\d{10}$/.test(digits)) return digits.slice(-10);
  return /^0\d{10}$/.test(digits) ? digits.slice(1) : digits;
}

function price(text: string): string {
  return text.replace(/^(₹|rs\.?|inr)/i, "").replace(/[ ,]/g, "");
}

function joined(text: string): string {
  return text.replace(/[ -]/g, "");
}

const OWN_TEXT: Partial<Record<SheetColumn, (text: string) => string>> = {
  Phone: telephone,
  Mobile: telephone,
  PinNo: joined,
  GSTinNo: (text) => joined(text).toUpperCase(),
  MRP: price,
  SalePrice: price,
};
/** Longer than any column takes, so that what is cut here is refused there. */
const LONGEST = 1000;
/** Joiners (U+200C, U+200D) stay: Malayalam and its neighbours are written with them. */
const UNSEEN = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;
