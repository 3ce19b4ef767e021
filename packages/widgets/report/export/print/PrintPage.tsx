import { useEffect, useEffectEvent, useLayoutEffect, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { useVanbookContext } from "../../../provider/use-vanbook.ts";
import { paperFor } from "./paper.ts";

export interface PrintPageProps {
  /** A4, or A3 where it says so. */
  format: "landscape" | "portrait" | "a3-landscape";
  /** Called when the browser's print window is closed. */
  onPrinted: () => void;
  children: ReactNode;
}

/** Prints its children, and nothing else of the page, as soon as it is drawn. Text goes through React: nothing in it is ever taken for markup. */
export function PrintPage({ format, onPrinted, children }: PrintPageProps) {
  const { tree } = useVanbookContext();
  const [paper] = useState(() => paperFor(tree(), SIZES[format]));
  const printed = useEffectEvent(onPrinted);
  useLayoutEffect(() => paper.lay(), [paper]);
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
    paper.container,
  );
}

/** As `@page` names them; print.css has the same for sheets in the page's own tree. */
const SIZES = { landscape: "A4 landscape", portrait: "A4 portrait", "a3-landscape": "A3 landscape" } as const;
