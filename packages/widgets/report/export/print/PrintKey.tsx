import { useRef, useLayoutEffect, type RefObject } from "react";
import { useLatest } from "../../../react-18/use-latest.ts";

/** Ctrl+P calls `print` for the report around it. Until it is loaded, the browser prints. */
export function PrintKey({ print }: { print: (() => void) | undefined }) {
  const part = useRef<HTMLSpanElement>(null);
  usePrintKey(part, print);
  return <span ref={part} className="vb-print-key" hidden />;
}

/**
 * Ctrl+P (⌘P) prints all rows of the report around `part` if that report has the focus, or is the
 * only one on the page, shadow roots included. The browser prints the page as usual if several
 * reports exist and none has the focus, or if a dialog is open.
 */
function usePrintKey(part: RefObject<HTMLElement | null>, print: (() => void) | undefined) {
  const onKey = useLatest((event: KeyboardEvent) => {
    const report = part.current?.closest(".vb-report");
    if (!print || !report || event.defaultPrevented || !isPrintKey(event) || !isMeant(report)) return;
    // Stop the browser from printing before the other rows have loaded.
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
  // Ctrl+Shift+P remains the browser's own print dialog.
  return key.toLowerCase() === "p" && ctrlKey !== metaKey && !shiftKey && !altKey;
}

function isMeant(report: Element): boolean {
  // Of a widget in a shadow root, the document sees only the host element.
  const root = report.getRootNode() as Document | ShadowRoot;
  if ([root, document].some((tree) => tree.querySelector(DIALOG_ROLES))) return false;
  const focusedReport = root.activeElement?.closest(".vb-report");
  if (focusedReport) return focusedReport === report;
  return listReports(document).every((other) => other === report);
}

/** Also those in open shadow roots, at any depth. */
function listReports(tree: Document | ShadowRoot): Element[] {
  return [...tree.querySelectorAll("*")].flatMap((element) => [
    ...(element.matches(".vb-report") ? [element] : []),
    ...(element.shadowRoot ? listReports(element.shadowRoot) : []),
  ]);
}

const DIALOG_ROLES = '[role="dialog"], [role="alertdialog"]';
