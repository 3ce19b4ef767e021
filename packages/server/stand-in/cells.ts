import type { ReportColumns } from "../contract/report.ts";

/** A value as stored in the database: decimals are exact text. */
export type Cell = string | number | null;

/** Compares two cells as the database does: null first, numbers by value, texts without regard to case and accents. */
export function compareCells(a: Cell, b: Cell, isNumber: boolean): number {
  if (a === null || b === null) return Number(a !== null) - Number(b !== null);
  if (typeof a === "number" && typeof b === "number") return a - b;
  if (isNumber) {
    const [first, second] = [scaled(String(a), SCALE), scaled(String(b), SCALE)];
    return first < second ? -1 : Number(first > second);
  }
  return TEXTS.compare(String(a), String(b));
}

/** The sum of cells as an exact decimal. */
export function sumCells(cells: readonly Cell[], decimals: number): string {
  const total = cells.reduce((sum, cell) => sum + (cell === null ? 0n : scaled(String(cell), decimals)), 0n);
  const digits = String(total < 0n ? -total : total).padStart(decimals + 1, "0");
  const at = digits.length - decimals;
  return `${total < 0n ? "-" : ""}${digits.slice(0, at)}${decimals ? `.${digits.slice(at)}` : ""}`;
}

/** Whether one of a row's searched columns contains a text: dates as displayed, amounts with or without commas. */
export function isFound(
  cells: Readonly<Record<string, Cell>>,
  searched: readonly string[],
  formats: ReportColumns["formats"],
  wanted: string,
): boolean {
  return searched.some((name) => {
    const cell = cells[name] ?? null;
    if (cell === null) return false;
    const format = formats.get(name);
    if (format === "date")
      return String(cell).split("-").toReversed().join("-").includes(wanted.replaceAll("/", "-"));
    if (format) return String(cell).includes(wanted.replace(/[₹,\s]/g, "") || wanted);
    return folded(String(cell)).includes(folded(wanted));
  });
}

/** A text without the differences that the database's collation ignores: case and accents. */
export function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

function scaled(text: string, decimals: number): bigint {
  const [whole = "0", digits = ""] = text.replace("-", "").split(".");
  const value = BigInt(whole + digits.slice(0, decimals).padEnd(decimals, "0"));
  return text.startsWith("-") ? -value : value;
}

const SCALE = 6;
const TEXTS = new Intl.Collator("en", { sensitivity: "base" });
