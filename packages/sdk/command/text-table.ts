const RIGHT_ALIGNED = new Set(["money", "quantity", "price", "percent", "number"]);
const DECIMAL_PLACES: Readonly<Record<string, number>> = { money: 2, price: 4, quantity: 3, percent: 2 };
const MAX_WIDTH = 40;

/**
 * Rows as an aligned text table for a terminal: numbers on the right with Indian commas, long words
 * cut with `…`. Figures are never cut, however wide.
 */
export function formatTextTable(
  columns: readonly string[],
  kinds: Readonly<Record<string, string>>,
  rows: readonly (readonly unknown[])[],
  totals: Readonly<Record<string, number>> = {},
): string[] {
  const kindsOf = columns.map((column) => kinds[column] ?? "text");
  const cells = rows.map((row) => row.map((value, at) => formatCell(value, kindsOf[at] ?? "text")));
  const sums = columns.map((column, at) => {
    const total = totals[column];
    return total === undefined ? "" : formatCell(total, kindsOf[at] ?? "number");
  });
  const hasSums = sums.some(Boolean);
  if (hasSums && sums[0] === "") sums[0] = "Total";
  const all = [columns, ...cells, ...(hasSums ? [sums] : [])];
  const widths = columns.map((_, at) => Math.max(...all.map((row) => measureWidth(row[at] ?? ""))));
  const formatLine = (row: readonly string[]) =>
    row
      .map((text, at) => padText(text, widths[at] ?? 0, RIGHT_ALIGNED.has(kindsOf[at] ?? "")))
      .join("  ")
      .trimEnd();
  const rule = widths.map((one) => "─".repeat(one)).join("  ");
  return [formatLine(columns), rule, ...cells.map(formatLine), ...(hasSums ? [rule, formatLine(sums)] : [])];
}

function formatCell(value: unknown, kind: string): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number" && RIGHT_ALIGNED.has(kind)) return formatFigure(value, kind);
  const text = typeof value === "object" ? JSON.stringify(value) : String(value as string | number | boolean);
  // Control characters, which could move the cursor or change colours, are not printed.
  const plain = text.replace(/\p{Cc}+/gu, " ");
  const letters = [...new Intl.Segmenter("en").segment(plain)].map(({ segment }) => segment);
  return letters.length > MAX_WIDTH ? `${letters.slice(0, MAX_WIDTH - 1).join("")}…` : plain;
}

function formatFigure(value: number, kind: string): string {
  const most = DECIMAL_PLACES[kind] ?? 3;
  const least = kind === "money" || kind === "percent" ? 2 : 0;
  return value.toLocaleString("en-IN", { minimumFractionDigits: least, maximumFractionDigits: most });
}

/** Terminal columns that a text needs, estimated from its letters: combining marks need none. */
function measureWidth(text: string): number {
  return [...new Intl.Segmenter("en").segment(text)].length;
}

function padText(text: string, to: number, isRight: boolean): string {
  const room = " ".repeat(Math.max(0, to - measureWidth(text)));
  return isRight ? room + text : text + room;
}
