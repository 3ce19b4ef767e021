import type { Dispatch, KeyboardEvent } from "react";
import { findActiveElement } from "../parts/active-element.ts";
import { focusBeside, focusField, focusNext } from "./field-order.ts";
import type { VoucherAction } from "./state/voucher-actions.ts";

/**
 * Keys of the form: Enter moves to the next field, or takes the choice of an open list first; Up
 * and Down move between lines; F2 goes to the date; Alt+2 starts a copy of the last voucher; Alt+R
 * fills in its narration.
 */
export function takeFormKey(event: KeyboardEvent<HTMLFormElement>, dispatch: Dispatch<VoucherAction>): void {
  const { key, target, currentTarget: form } = event;
  // Ignore keys typed into a dialog that a field has opened.
  if (!(target instanceof HTMLElement) || !form.contains(target) || event.nativeEvent.isComposing) return;
  if (key === "F2") {
    event.preventDefault();
    focusField(form, "date");
  } else if (key in LINE_STEPS && !event.altKey && !event.ctrlKey && !event.shiftKey && isTyped(target)) {
    if (focusBeside(form, LINE_STEPS[key as keyof typeof LINE_STEPS])) event.preventDefault();
  } else if (event.altKey && !event.ctrlKey && event.code in REPEAT_ACTIONS) {
    // Use the physical key: on a Mac, Alt changes the letter.
    event.preventDefault();
    dispatch({ type: REPEAT_ACTIONS[event.code as keyof typeof REPEAT_ACTIONS] });
  } else if (key === "Enter" && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    event.stopPropagation();
    dispatch({ type: "postingAsked" });
  } else if (key === "Enter" && isChoice(target) && !event.shiftKey && !event.altKey) {
    // Space and arrow keys open its list; letters choose without opening it.
    event.preventDefault();
    event.stopPropagation();
    focusNext(form);
  } else if (key === "Enter" && !event.shiftKey && !event.altKey && !(target instanceof HTMLButtonElement)) {
    // A list reports the choice with `onChosen`; if nothing is chosen, move on when the list has
    // closed.
    if (target.getAttribute("aria-expanded") === "true")
      setTimeout(() => target.contains(findActiveElement(form)) && focusNext(form));
    else {
      event.preventDefault();
      focusNext(form);
    }
  }
}

const LINE_STEPS = { ArrowDown: 1, ArrowUp: -1 } as const;
const REPEAT_ACTIONS = { Digit2: "lastRepeated", KeyR: "lastNarrationRepeated" } as const;

function isTyped(target: HTMLElement): boolean {
  return (
    target instanceof HTMLInputElement && target.type === "text" && target.getAttribute("role") !== "combobox"
  );
}

function isChoice(target: HTMLElement): boolean {
  return (
    target.getAttribute("aria-haspopup") === "listbox" && target.getAttribute("aria-expanded") !== "true"
  );
}
