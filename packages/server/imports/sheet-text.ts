import type { SheetColumn } from "@vanbook/sdk/rules";

/** A cell's text without invisible characters: control characters, bidirectional marks, unpaired surrogates. */
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

/** The text as it is stored in its column: phone numbers, PIN codes and prices lose the separators between digits. */
export function columnText(column: SheetColumn, text: string): string {
  return OWN_TEXT[column]?.(text) ?? text;
}

/**
 * A number as text with fifteen significant digits, as Excel shows it. Below 1e21 it has no exponent: a
 * fraction that would need one becomes 0.
 */
export function numberText(value: number): string {
  const text = String(Number(value.toPrecision(15)));
  return /e/.test(text) && Math.abs(value) < 1e21 ? BigInt(Math.round(value)).toString() : text;
}

/** The ten digits of an Indian phone number, without the country code 91 or the leading 0. */
function telephone(text: string): string {
  const digits = text.replace(/[ ().-]/g, "");
  if (/^\+?91\d{10}$/.test(digits)) return digits.slice(-10);
  return /^0\d{10}$/.test(digits) ? digits.slice(1) : digits;
}

function price(text: string): string {
  return text.replace(/^(₹|rs\.?|inr)/i, "").replace(/[ ,]/g, "");
}

/** Yes or No, from the spellings that people and spreadsheets use. */
function yesOrNo(text: string): string {
  if (/^(yes|y|true|1)$/i.test(text)) return "Yes";
  return /^(no|n|false|0)$/i.test(text) ? "No" : text;
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
  PerLargerUnit: (text) => text.replace(/[ ,]/g, ""),
  IsService: yesOrNo,
  KeepsBatches: yesOrNo,
};
/** Longer than any column accepts: a text that is cut here is refused later. */
const LONGEST = 1000;
/** Keep the joiners U+200C and U+200D: Malayalam and related scripts need them. */
const UNSEEN = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;
