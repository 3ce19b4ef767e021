import type { CellKind, CellValue } from "./cell-kind.ts";

/** Paise of money, thousandths of quantities. A bigint where a number would not be exact. */
export type Parts = number | bigint;

/** A cell's value in its smallest units; no value is 0. */
export function toParts(kind: CellKind, value: CellValue): Parts {
  if (value === null || value === "") return 0;
  const places = countDecimals(kind);
  const parts = Math.round(Number(value) * (places === 2 ? 100 : 1000));
  if (Number.isNaN(parts)) return 0;
  if (Math.abs(parts) < LARGEST_QUICK || typeof value === "number") return parts;
  const [whole = "0", fraction = ""] = value.split(".");
  return BigInt(whole + fraction.slice(0, places).padEnd(places, "0"));
}

export function addParts(a: Parts, b: Parts): Parts {
  if (typeof a === "number" && typeof b === "number") {
    const sum = a + b;
    if (Number.isSafeInteger(sum)) return sum;
  }
  return BigInt(a) + BigInt(b);
}

/** As decimal text, which can be parsed exactly for every kind of figure. */
export function formatParts(kind: CellKind, parts: Parts): string {
  const places = countDecimals(kind);
  const digits = String(parts < 0 ? -parts : parts).padStart(places + 1, "0");
  return `${parts < 0 ? "-" : ""}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

function countDecimals(kind: CellKind): number {
  return kind === "money" || kind === "balance" ? 2 : 3;
}

/** Below this, the number nearest to a decimal text is off by less than half a unit. */
const LARGEST_QUICK = 2 ** 51;
