import type { ReportColumns } from "../contract/report.ts";

/** A value as stored in the database: decimals are exact text. */
export type Cell = string | number | null;

/**
 * Compares two cells as the database does: null first, numbers by value, texts without regard to
 * case and accents.
 */
export function compareCells(a: Cell, b: Cell, isNumber: boolean): number {
  if (a === null || b === null) return Number(a !== null) - Number(b !== null);
  if (typeof a === "number" && typeof b === "number") return a - b;
  if (isNumber) {
    const [first, second] = [parseScaled(String(a), DECIMAL_SCALE), parseScaled(String(b), DECIMAL_SCALE)];
    return first < second ? -1 : Number(first > second);
  }
  return TEXT_COLLATOR.compare(String(a), String(b));
}

/** Compares in natural order, as the database sorts document numbers. */
export function compareNaturally(a: Cell, b: Cell): number {
  if (a === null || b === null) return compareCells(a, b, false);
  return NUMBER_COLLATOR.compare(String(a).trimEnd(), String(b).trimEnd());
}

export function sumCells(cells: readonly Cell[], decimals: number): string {
  const total = cells.reduce(
    (sum, cell) => sum + (cell === null ? 0n : parseScaled(String(cell), decimals)),
    0n,
  );
  const digits = String(total < 0n ? -total : total).padStart(decimals + 1, "0");
  const at = digits.length - decimals;
  return `${total < 0n ? "-" : ""}${digits.slice(0, at)}${decimals ? `.${digits.slice(at)}` : ""}`;
}

export function isFound(
  cells: Readonly<Record<string, Cell>>,
  searchedColumns: readonly string[],
  formats: ReportColumns["formats"],
  searchText: string,
): boolean {
  return searchedColumns.some((name) => {
    const cell = cells[name] ?? null;
    if (cell === null) return false;
    const format = formats.get(name);
    if (format === "date")
      return String(cell).split("-").toReversed().join("-").includes(searchText.replaceAll("/", "-"));
    if (format) return String(cell).includes(searchText.replace(/[₹,\s]/g, "") || searchText);
    return foldText(String(cell)).includes(foldText(searchText));
  });
}

export function foldText(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

function parseScaled(text: string, decimals: number): bigint {
  const [whole = "0", digits = ""] = text.replace("-", "").split(".");
  const value = BigInt(whole + digits.slice(0, decimals).padEnd(decimals, "0"));
  return text.startsWith("-") ? -value : value;
}

const DECIMAL_SCALE = 6;
const TEXT_COLLATOR = new Intl.Collator("en", { sensitivity: "base" });
const NUMBER_COLLATOR = new Intl.Collator("en", { sensitivity: "base", numeric: true });
