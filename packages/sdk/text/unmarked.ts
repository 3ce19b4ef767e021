/**
 * Texts and accessible names of elements in `box` that have no brackets of the test language
 * (`en-XA`) and are not in any server answer.
 */
export function listUnmarkedTexts(box: Element, answers: string): string[] {
  const answerText = answers.toLowerCase();
  const isOdd = (text: string) =>
    (removeMarks(text).match(/[A-Za-z]{2,}/g) ?? []).some(
      (word) => !answerText.includes(word.toLowerCase()) && !KEPT_WORDS.has(word),
    );
  return [...new Set([...listTexts(box)].filter(isOdd).map((text) => text.trim()))];
}

/** Joins the text nodes of an element, because a sentence may consist of several. */
function* listTexts(box: Element): Generator<string> {
  for (const element of box.querySelectorAll("*")) {
    if (element.closest(OTHER_ELEMENTS)) continue;
    if ([...element.childNodes].some((node) => node instanceof Text)) yield element.textContent;
    for (const name of NAME_ATTRIBUTES) yield element.getAttribute(name) ?? "";
  }
}

/**
 * Elements whose texts come from no catalogue: days and months of a date field, code, place names
 * on a map, elements with their own language, and dismiss buttons that React Aria labels itself.
 */
const OTHER_ELEMENTS =
  "style, script, pre, code, [role=spinbutton], .vb-map-name, vanbook-report, vanbook-widget, .vb-toasts, [aria-label=Dismiss]";

const NAME_ATTRIBUTES = ["aria-label", "placeholder", "title", "alt", "aria-description", "aria-valuetext"];

function removeMarks(text: string): string {
  const rest = text.replaceAll(/⟦[^⟦⟧]*⟧/g, " ");
  return rest === text ? text : removeMarks(rest);
}

const KEPT_WORDS: ReadonlySet<string> = new Set(["Dr", "Cr"]);
