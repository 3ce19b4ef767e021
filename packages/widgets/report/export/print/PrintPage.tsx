import { useEffect, useEffectEvent, useLayoutEffect, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { useVanbookContext } from "../../../provider/use-vanbook.ts";
import { paperFor } from "./paper.ts";

export interface PrintPageProps {
  /** Called when the browser's print window is closed. */
  onPrinted: () => void;
  children: ReactNode;
}

/** Prints its children, one document on A4, and nothing else of the page, as soon as it is drawn. Text goes through React: nothing in it is ever taken for markup. */
export function PrintPage({ onPrinted, children }: PrintPageProps) {
  const { tree } = useVanbookContext();
  const [paper] = useState(() => paperFor(tree(), "size: A4 portrait; margin: 12mm"));
  const printed = useEffectEvent(onPrinted);
  useLayoutEffect(() => paper.lay(), [paper]);
  useEffect(() => {
    const done = () => printed();
    window.addEventListener("afterprint", done);
    window.print();
    return () => window.removeEventListener("afterprint", done);
  }, []);
  return createPortal(
    <div className="vb-root vb-print" data-scheme="light">
      {children}
    </div>,
    paper.container,
  );
}
