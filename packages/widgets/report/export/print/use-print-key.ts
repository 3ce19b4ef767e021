import { useLayoutEffect, type RefObject } from "react";
import { useLatest } from "../../../react-18/use-latest.ts";

/**
 * Ctrl+P (⌘P) prints all rows of the report around `part`: of the one with the focus, or of the only one on the page. Among several
 * without the focus, in a widget that stands in another's page, and below an open window the browser prints what there is.
 */
export function usePrintKey(part: RefObject<HTMLElement | null>, print: (() => void) | undefined) {
  const onKey = useLatest((event: KeyboardEvent) => {
    const report = part.current?.closest(".vb-report");
    if (!print || !report || event.defaultPrevented || !isPrintKey(event) || !isMeant(report)) return;
    // The browser would print at once, before the other rows are here.
    event.preventDefault();
    print();
  });
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [onKey]);
}

function isPrintKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  // Ctrl+Shift+P stays the browser's own window for printing.
  return key.toLowerCase() === "p" && ctrlKey !== metaKey && !shiftKey && !altKey;
}

function isMeant(report: Element): boolean {
  // Inside a shadow root the page's own document knows only the host.
  const root = report.getRootNode() as Document | ShadowRoot;
  if (root.querySelector('[role="dialog"], [role="alertdialog"]')) return false;
  const focused = root.activeElement?.closest(".vb-report");
  if (focused) return focused === report;
  return root === document && root.querySelectorAll(".vb-report").length === 1;
}
