/** The lines of a CSV file that Excel opens as UTF-8: the mark at its start says so. */
export function csvText(lines: readonly string[]): string {
  return `\ufeff${lines.map((line) => `${line}\r\n`).join("")}`;
}

/** One cell. A text that would begin a formula is kept from it by an apostrophe; a number, decimal strings too, is left as it is. */
export function csvCell(value: string | number | null, isNumber = typeof value === "number"): string {
  const text = value === null ? "" : String(value);
  const safe = isNumber ? text : text.replace(/^[=+\-@\t\r]/, "'$&");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
