import { useEffect, useLayoutEffect, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { styled } from "styled-components";
import { useVanbookContext } from "../../../provider/use-vanbook.ts";
import { createPaper } from "./paper.ts";
import { useLatest } from "../../../react-18/use-latest.ts";

export interface PrintPageProps {
  onPrinted: () => void;
  children: ReactNode;
}

/**
 * Prints its children, one A4 document, without the rest of the page, as soon as they are drawn.
 * React renders the text, so it is never treated as markup.
 */
export function PrintPage({ onPrinted, children }: PrintPageProps) {
  const { tree } = useVanbookContext();
  const [paper] = useState(() => createPaper(tree(), "size: A4 portrait; margin: 12mm"));
  const notifyPrinted = useLatest(onPrinted);
  useLayoutEffect(() => paper.lay(), [paper]);
  useEffect(() => {
    const finishPrint = () => notifyPrinted();
    window.addEventListener("afterprint", finishPrint);
    window.print();
    return () => window.removeEventListener("afterprint", finishPrint);
  }, [notifyPrinted]);
  return createPortal(
    <Sheet className="vb-root vb-print" data-scheme="light">
      {children}
    </Sheet>,
    paper.container,
  );
}

const Sheet = styled.div`
  display: none;
  /* Only while something is printed: the sheet alone, without the page around it (paper.ts). */
  @media print {
    display: block;
    font-size: 9pt;
    h1 {
      font-size: 14pt;
    }
    table {
      width: 100%;
      margin-top: 4mm;
      border-collapse: collapse;
    }
    th,
    td {
      padding: 1mm 1.5mm;
      border-bottom: 0.2mm solid var(--vb-line-strong);
      text-align: start;
      overflow-wrap: anywhere;
    }
    .vb-num {
      text-align: end;
      white-space: nowrap;
    }
    tr {
      break-inside: avoid;
    }
    .vb-bill-scroll {
      overflow: visible;
    }
  }
`;
