import { typeInto } from "./typed-ahead.ts";

/**
 * Keeps what is typed between the key that opens a form and the form: it belongs into its first field, and nothing of it into the page that is
 * left. Enter ends it, because the first field has no list yet from which it could choose; the letters stand there then, with the list open.
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
    // The form goes to its first field by itself, as by a key that is pressed while none has the focus.
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

/** It is asked whether what is not saved may be left: the keys are the answer. */
const QUESTION = '[role="dialog"], [role="alertdialog"]';

/** They open the list of keys and a search, and scroll: no voucher begins with them. */
const NO_BEGINNING: ReadonlySet<string> = new Set(["?", "/", " "]);
const HELD: ReadonlySet<string> = new Set(["Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock"]);

/** A form that has not come by then is not waited for, in milliseconds. */
const LONGEST = 4000;
