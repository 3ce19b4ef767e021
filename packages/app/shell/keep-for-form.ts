import { typeInto } from "./typed-ahead.ts";

/**
 * Buffers the keys typed between a form's shortcut and the form, and puts them in the form's first
 * field; the page being left gets none. Enter ends the buffering, because the first field has no
 * list yet to choose from; the letters are then in the field, with its list open.
 */
export function keepForForm(): void {
  const leftForm = findShownForm();
  const until = performance.now() + WAIT_LIMIT_MS;
  let letters = "";
  let isEntered = false;
  addEventListener("keydown", listen, true);
  requestAnimationFrame(look);

  function listen(event: KeyboardEvent) {
    const { key } = event;
    if (MODIFIER_KEYS.has(key)) return;
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
    if (performance.now() > until || document.querySelector(QUESTION_SELECTOR)) return end();
    const form = findShownForm();
    if (!form || form === leftForm) return void requestAnimationFrame(look);
    end();
    if (letters === "" && !isEntered) return;
    // The form focuses its first field automatically, as when a key is pressed while nothing has
    // the focus.
    dispatchEvent(new KeyboardEvent("keydown", { key: [...letters][0] ?? "Enter", cancelable: true }));
    const field = document.activeElement;
    if (letters !== "" && field instanceof HTMLInputElement && form.contains(field)) typeInto(field, letters);
  }

  function end() {
    removeEventListener("keydown", listen, true);
  }
}

function findShownForm(): HTMLElement | undefined {
  const forms = document.querySelectorAll<HTMLElement>('.vb-voucher[aria-busy="false"] form');
  return [...forms].find((form) => form.checkVisibility());
}

/** While the dialog about unsaved changes is open, keys are for the dialog. */
const QUESTION_SELECTOR = '[role="dialog"], [role="alertdialog"]';

/**
 * These keys open the shortcut list or the search, or scroll; no voucher entry begins with them.
 */
const NO_BEGINNING: ReadonlySet<string> = new Set(["?", "/", " "]);
const MODIFIER_KEYS: ReadonlySet<string> = new Set([
  "Shift",
  "Control",
  "Alt",
  "AltGraph",
  "Meta",
  "CapsLock",
]);

const WAIT_LIMIT_MS = 4000;
