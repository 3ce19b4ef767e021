/** Texts and names of elements under `box` that stand outside the marks of the marking language and that no answer of a server holds. */
export function unmarked(box: Element, answers: string): string[] {
  const known = answers.toLowerCase();
  const isOdd = (text: string) =>
    (withoutMarks(text).match(/[A-Za-z]{2,}/g) ?? []).some(
      (word) => !known.includes(word.toLowerCase()) && !KEPT.has(word),
    );
  return [...new Set([...textsOf(box)].filter(isOdd).map((text) => text.trim()))];
}

/** What stands in each element, and its names. A sentence may be put together of several texts: those of an element count as one. */
function* textsOf(box: Element): Generator<string> {
  for (const element of box.querySelectorAll("*")) {
    if (element.closest(OTHERS)) continue;
    if ([...element.childNodes].some((node) => node instanceof Text)) yield element.textContent;
    for (const name of NAMES) yield element.getAttribute(name) ?? "";
  }
}

/**
 * No words of a catalogue: days and months of a date field are the browser's in the provider's language, code is code, a map has the names of
 * places, and an element has a language of its own. What floats can also be closed by a button for screen readers that React Aria names itself.
 */
const OTHERS =
  "style, script, pre, code, [role=spinbutton], .vb-map-name, vanbook-report, vanbook-widget, .vb-toasts, [aria-label=Dismiss]";

const NAMES = ["aria-label", "placeholder", "title", "alt", "aria-description", "aria-valuetext"];

/** Marks can stand within marks. */
function withoutMarks(text: string): string {
  const rest = text.replaceAll(/⟦[^⟦⟧]*⟧/g, " ");
  return rest === text ? text : withoutMarks(rest);
}

/** Written so in every language: the sides of a balance. */
const KEPT: ReadonlySet<string> = new Set(["Dr", "Cr"]);
