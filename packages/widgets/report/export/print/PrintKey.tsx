import { useRef } from "react";
import { usePrintKey } from "./use-print-key.ts";

/**
 * Ctrl+P calls `print` for the report around it. It is loaded after the rows; until then the browser prints the
 * page as it is.
 */
export function PrintKey({ print }: { print: (() => void) | undefined }) {
  const part = useRef<HTMLSpanElement>(null);
  usePrintKey(part, print);
  return <span ref={part} className="vb-print-key" hidden />;
}
