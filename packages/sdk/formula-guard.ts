/** Whether a spreadsheet would take the text for a formula: in a CSV, or when somebody edits its cell. */
export function isLikeFormula(text: string): boolean {
  return FORMULA_START.test(text);
}

/**
 * For a CSV, whose cells have no type: an apostrophe is put before a text that is like a formula.
 * One that already has apostrophes there gets another, so that `removeGuard` restores each text.
 */
export function addGuard(text: string): string {
  return isLikeFormula(text) || isGuarded(text) ? `'${text}` : text;
}

/** The text that `addGuard` was given. */
export function removeGuard(text: string): string {
  return isGuarded(text) ? text.slice(1) : text;
}

/** Whether the text has apostrophes before what is like a formula. */
export function isGuarded(text: string): boolean {
  return text.startsWith("'") && isLikeFormula(text.replace(/^'+/, ""));
}

const FORMULA_START = /^[=+\-@\t\r]/;
