/**
 * Texts and accessible names of elements in `box` that have no brackets of the test language (`en-XA`) and are
 * not in any server answer.
 */
export function unmarked(box: Element, answers: string): string[] {
  const known = answers.toLowerCase();
  const isOdd = (text: string) =>
    (withoutMarks(text).match(/[A-Za-z]{2,}/g) ?? []).some(
      (word) => !known.includes(word.toLowerCase()) && !KEPT.has(word),
    );
  return [...new Set([...textsOf(box)].filter(isOdd).map((text) => text.trim()))];
}

/**
 * The text and the names of each element. A sentence may consist of several text nodes, so those of one element
 * are joined.
 */
function* textsOf(box: Element): Generator<string> {
  for (const element of box.querySelectorAll("*")) {
    if (element.closest(OTHERS)) continue;
    if ([...element.childNodes].some((node) => node instanceof Text)) yield element.textContent;
    for (const name of NAMES) yield element.getAttribute(name) ?? "";
  }
}

/**
 * Elements whose texts come from no catalogue: the browser formats days and months of a date field, code is
 * code, a map shows names of places, an embedded element has its own language. Popovers may have a dismiss
 * button for screen readers that React Aria labels itself.
 */
const OTHERS =
  "style, script, pre, code, [role=spinbutton], .vb-map-name, vanbook-report, vanbook-widget, .vb-toasts, [aria-label=Dismiss]";

const NAMES = ["aria-label", "placeholder", "title", "alt", "aria-description", "aria-valuetext"];

/** Brackets can be nested. */
function withoutMarks(text: string): string {
  const rest = text.replaceAll(/⟦[^⟦⟧]*⟧/g, " ");
  return rest === text ? text : withoutMarks(rest);
}

/** The same in every language: debit and credit. */
const KEPT: ReadonlySet<string> = new Set(["Dr", "Cr"]);
