import type { Dispatch, KeyboardEvent } from "react";
import { activeElement } from "../parts/active-element.ts";
import { focusBeside, focusField, focusNext } from "./field-order.ts";
import type { VoucherAction } from "./state/voucher-actions.ts";

/** Enter goes on to the next field, once the list that is open has taken its choice; Up and Down go from line to line, F2 to the day; Alt+2 and Alt+R repeat. */
export function takeFormKey(event: KeyboardEvent<HTMLFormElement>, dispatch: Dispatch<VoucherAction>): void {
  const { key, target, currentTarget: form } = event;
  // What is typed into a dialog of a field is the dialog's.
  if (!(target instanceof HTMLElement) || !form.contains(target) || event.nativeEvent.isComposing) return;
  if (key === "F2") {
    event.preventDefault();
    focusField(form, "date");
  } else if (key in BESIDE && !event.altKey && !event.ctrlKey && !event.shiftKey && isTyped(target)) {
    if (focusBeside(form, BESIDE[key as keyof typeof BESIDE])) event.preventDefault();
  } else if (event.altKey && !event.ctrlKey && event.code in REPEATS) {
    // By the key's place: with Alt a Mac writes another letter.
    event.preventDefault();
    dispatch({ type: REPEATS[event.code as keyof typeof REPEATS] });
  } else if (key === "Enter" && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    event.stopPropagation();
    dispatch({ type: "postingAsked" });
  } else if (key === "Enter" && isChoice(target) && !event.shiftKey && !event.altKey) {
    // The space bar and the arrows open its list; letters choose without it.
    event.preventDefault();
    event.stopPropagation();
    focusNext(form);
  } else if (key === "Enter" && !event.shiftKey && !event.altKey && !(target instanceof HTMLButtonElement)) {
    // A list that takes a choice says so (`onChosen`); from one that takes none one goes on once it is closed.
    if (target.getAttribute("aria-expanded") === "true")
      setTimeout(() => target.contains(activeElement(form)) && focusNext(form));
    else {
      event.preventDefault();
      focusNext(form);
    }
  }
}

const BESIDE = { ArrowDown: 1, ArrowUp: -1 } as const;
const REPEATS = { Digit2: "lastRepeated", KeyR: "lastNarrationRepeated" } as const;

/** Whether it is a text field without a list: in a list the arrows choose. */
function isTyped(target: HTMLElement): boolean {
  return (
    target instanceof HTMLInputElement && target.type === "text" && target.getAttribute("role") !== "combobox"
  );
}

/** The button of a field with a few choices, whose list is closed. */
function isChoice(target: HTMLElement): boolean {
  return (
    target.getAttribute("aria-haspopup") === "listbox" && target.getAttribute("aria-expanded") !== "true"
  );
}
