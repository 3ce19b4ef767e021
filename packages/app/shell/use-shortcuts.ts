import { useEffect, useEffectEvent } from "react";

/**
 * The shell's own keys: Ctrl+K (⌘K) for the palette, `?` outside fields for the list of shortcuts,
 * and those that open a voucher: `voucher` returns whether it did.
 */
export function useShortcuts(on: {
  palette: () => void;
  sheet: () => void;
  voucher: (event: KeyboardEvent) => boolean;
}) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    if (
      (event.ctrlKey || event.metaKey) &&
      !event.altKey &&
      !event.shiftKey &&
      event.key.toLowerCase() === "k"
    ) {
      event.preventDefault();
      on.palette();
    } else if (event.key === "?" && !isTyping(event.target)) {
      event.preventDefault();
      on.sheet();
    } else if (on.voucher(event)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest("input, textarea, select, [contenteditable=true]") !== null
  );
}
