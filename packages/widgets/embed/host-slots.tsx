import { type ReactNode, useEffect, useRef } from "react";

export function createWidgetSlots(element: Element): { empty: ReactNode } | undefined {
  return element.querySelector(EMPTY_SLOT) ? { empty: <EmptySlot element={element} /> } : undefined;
}

function EmptySlot({ element }: { element: Element }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const hostMessage = element.querySelector<HTMLElement>(EMPTY_SLOT);
    if (!hostMessage) return undefined;
    hostMessage.hidden = false;
    if (!element.shadowRoot) place.current?.append(hostMessage);
    return () => {
      hostMessage.hidden = true;
      element.append(hostMessage);
    };
  }, [element]);
  return element.shadowRoot ? <slot name="empty" /> : <div ref={place} />;
}

const EMPTY_SLOT = ':scope > [slot="empty"]';
