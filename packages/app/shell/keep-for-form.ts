import { typeInto } from "./typed-ahead.ts";

/**
 * Keeps the keys typed between the shortcut that opens a form and the form itself, and puts them in its
 * first field; none reach the page being left. Enter ends this, because the first field has no list yet to
 * choose from; the letters are then in the field, with its list open.
 */
export function keepForForm(): void {
  const left = shownForm();
  const until = performance.now() + LONGEST;
  let letters = "";
  let isEntered = false;
  addEventListener("keydown", listen, true);
  requestAnimationFrame(look);

  function listen(event: KeyboardEvent) {
    const { key } = event;
    if (HELD.has(key)) return;
    const isLetter = [...key].length === 1 && !(letters === "" && NO_BEGINNING.has(key));
    const isHeld = event.ctrlKey || event.metaKey || event.altKey;
    if (isHeld || event.isComposing || !(isLetter || key === "Enter" || key === "Backspace")) return end();
    event.preventDefault();
    event.stopPropagation();
    if (isEntered) return;
    if (key === "Enter") isEntered = true;
    else letters = isLetter ? letters + key : [...letters].slice(0, -1).join("");
  }

  function look() {
    if (performance.now() > until || document.querySelector(QUESTION)) return end();
    const form = shownForm();
    if (!form || form === left) return void requestAnimationFrame(look);
    end();
    if (letters === "" && !isEntered) return;
    // The form focuses its first field automatically, as when a key is pressed while nothing has the focus.
    dispatchEvent(new KeyboardEvent("keydown", { key: [...letters][0] ?? "Enter", cancelable: true }));
    const field = document.activeElement;
    if (letters !== "" && field instanceof HTMLInputElement && form.contains(field)) typeInto(field, letters);
  }

  function end() {
    removeEventListener("keydown", listen, true);
  }
}

function shownForm(): HTMLElement | undefined {
  const forms = document.querySelectorAll<HTMLElement>('.vb-voucher[aria-busy="false"] form');
  return [...forms].find((form) => form.checkVisibility());
}

/** The dialog about unsaved changes is open: the keys are for it. */
const QUESTION = '[role="dialog"], [role="alertdialog"]';

/** These keys open the shortcut list or the search, or scroll; no voucher entry begins with them. */
const NO_BEGINNING: ReadonlySet<string> = new Set(["?", "/", " "]);
const HELD: ReadonlySet<string> = new Set(["Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock"]);

/** Longest wait for the form, in milliseconds. */
const LONGEST = 4000;
