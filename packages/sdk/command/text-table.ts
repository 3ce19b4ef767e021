const RIGHT = new Set(["money", "quantity", "price", "percent", "number"]);
const DECIMALS: Readonly<Record<string, number>> = { money: 2, price: 4, quantity: 3, percent: 2 };
const WIDEST = 40;

/**
 * Rows as an aligned text table for a terminal: numbers on the right with Indian commas, long words cut with
 * `…`. Figures are never cut, however wide.
 */
export function textTable(
  columns: readonly string[],
  kinds: Readonly<Record<string, string>>,
  rows: readonly (readonly unknown[])[],
  totals: Readonly<Record<string, number>> = {},
): string[] {
  const kindsOf = columns.map((column) => kinds[column] ?? "text");
  const cells = rows.map((row) => row.map((value, at) => cell(value, kindsOf[at] ?? "text")));
  const sums = columns.map((column, at) => {
    const total = totals[column];
    return total === undefined ? "" : cell(total, kindsOf[at] ?? "number");
  });
  const hasSums = sums.some(Boolean);
  if (hasSums && sums[0] === "") sums[0] = "Total";
  const all = [columns, ...cells, ...(hasSums ? [sums] : [])];
  const widths = columns.map((_, at) => Math.max(...all.map((row) => width(row[at] ?? ""))));
  const line = (row: readonly string[]) =>
    row
      .map((text, at) => padded(text, widths[at] ?? 0, RIGHT.has(kindsOf[at] ?? "")))
      .join("  ")
      .trimEnd();
  const rule = widths.map((one) => "─".repeat(one)).join("  ");
  return [line(columns), rule, ...cells.map(line), ...(hasSums ? [rule, line(sums)] : [])];
}

function cell(value: unknown, kind: string): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number" && RIGHT.has(kind)) return figure(value, kind);
  const text = typeof value === "object" ? JSON.stringify(value) : String(value as string | number | boolean);
  // Control characters, which could move the cursor or change colours, are not printed.
  const plain = text.replace(/\p{Cc}+/gu, " ");
  const letters = [...new Intl.Segmenter("en").segment(plain)].map(({ segment }) => segment);
  return letters.length > WIDEST ? `${letters.slice(0, WIDEST - 1).join("")}…` : plain;
}

function figure(value: number, kind: string): string {
  const most = DECIMALS[kind] ?? 3;
  const least = kind === "money" || kind === "percent" ? 2 : 0;
  return value.toLocaleString("en-IN", { minimumFractionDigits: least, maximumFractionDigits: most });
}

/** Terminal columns that a text needs, estimated from its letters: combining marks need none. */
function width(text: string): number {
  return [...new Intl.Segmenter("en").segment(text)].length;
}

function padded(text: string, to: number, isRight: boolean): string {
  const room = " ".repeat(Math.max(0, to - width(text)));
  return isRight ? room + text : text + room;
}
