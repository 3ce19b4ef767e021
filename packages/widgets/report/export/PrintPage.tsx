import { useEffect, useEffectEvent, type ReactNode } from "react";
import { createPortal } from "react-dom";

export interface PrintPageProps {
  /** A4, or A3 where it says so. */
  format: "landscape" | "portrait" | "a3-landscape";
  /** Called when the browser's print window is closed. */
  onPrinted: () => void;
  children: ReactNode;
}

/** Prints its children, and nothing else of the page, as soon as it is drawn. Text goes through React: nothing in it is ever taken for markup. */
export function PrintPage({ format, onPrinted, children }: PrintPageProps) {
  const printed = useEffectEvent(onPrinted);
  useEffect(() => {
    const done = () => printed();
    window.addEventListener("afterprint", done);
    window.print();
    return () => window.removeEventListener("afterprint", done);
  }, []);
  return createPortal(
    <div className={`vb-root vb-print vb-print-${format}`} data-scheme="light">
      {children}
    </div>,
    document.body,
  );
}
