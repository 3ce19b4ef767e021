/** A text that no spreadsheet takes for a formula: one that begins like a formula gets an apostrophe before it. */
export function safeText(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}
