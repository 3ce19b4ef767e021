import { useRef } from "react";
import { usePrintKey } from "./use-print-key.ts";

/** Ctrl+P prints by `print`, in the report that it stands in. It comes after the rows: until then the browser prints what there is. */
export function PrintKey({ print }: { print: (() => void) | undefined }) {
  const part = useRef<HTMLSpanElement>(null);
  usePrintKey(part, print);
  return <span ref={part} className="vb-print-key" hidden />;
}
