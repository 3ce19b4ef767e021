import { useLayoutEffect, type RefObject } from "react";
import { focusField, focusFirstField, showRefusal } from "../field-order.ts";
import type { FocusRequest } from "../state/voucher-state.ts";

/** Focuses it once it is drawn. A field with an error does not open its list over the message. */
export function useAskedFocus(box: RefObject<HTMLElement | null>, focus: FocusRequest | undefined): void {
  useLayoutEffect(() => {
    if (focus?.on === "first") focusFirstField(box.current);
    else if (focus?.on === "refusal") showRefusal(box.current, focus.field);
    // Before the next key press, but after React has finished: a line draws its lists at once when
    // it gets the focus.
    else if (focus) queueMicrotask(() => focusField(box.current, focus.field));
  }, [box, focus]);
}
