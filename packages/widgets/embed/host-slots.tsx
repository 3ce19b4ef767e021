import { type ReactNode, useEffect, useRef } from "react";

/** The host's own message for a report without rows, if any. */
export function widgetSlots(element: Element): { empty: ReactNode } | undefined {
  return element.querySelector(EMPTY) ? { empty: <EmptySlot element={element} /> } : undefined;
}

function EmptySlot({ element }: { element: Element }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const given = element.querySelector<HTMLElement>(EMPTY);
    if (!given) return undefined;
    given.hidden = false;
    if (!element.shadowRoot) place.current?.append(given);
    return () => {
      given.hidden = true;
      element.append(given);
    };
  }, [element]);
  return element.shadowRoot ? <slot name="empty" /> : <div ref={place} />;
}

const EMPTY = ':scope > [slot="empty"]';
