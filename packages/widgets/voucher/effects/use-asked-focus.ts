import { useLayoutEffect, type RefObject } from "react";
import { focusField, focusFirstField, showRefusal } from "../field-order.ts";
import type { FocusRequest } from "../state/voucher-state.ts";

/** Puts the focus where the state asks for it, once that is drawn: a field that has a message opens no list over it. */
export function useAskedFocus(box: RefObject<HTMLElement | null>, focus: FocusRequest | undefined): void {
  useLayoutEffect(() => {
    if (focus?.on === "first") focusFirstField(box.current);
    else if (focus?.on === "refusal") showRefusal(box.current, focus.field);
    // Before the next key, but after React is done: a line draws its lists at once when it gets the focus.
    else if (focus) queueMicrotask(() => focusField(box.current, focus.field));
  }, [box, focus]);
}
