import type { Virtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef, type KeyboardEvent, type RefObject } from "react";
import type { TableRow } from "./table-column.ts";

interface RowKeys {
  rows: readonly TableRow[];
  current: number;
  setActive: (index: number) => void;
  onOpen: ((row: TableRow) => void) | undefined;
  virtualizer: Virtualizer<HTMLDivElement, Element>;
  scroller: RefObject<HTMLDivElement | null>;
  rowHeight: number;
}

/** Moves between rows by keyboard and takes the focus along. */
export function useRowKeys({ rows, current, setActive, onOpen, virtualizer, scroller, rowHeight }: RowKeys) {
  const takesFocus = useRef(false);
  useEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    scroller.current?.querySelector<HTMLElement>(`[data-row="${current}"]`)?.focus({ preventScroll: true });
  }, [current, scroller]);

  return (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const row = rows[current];
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      if (row) onOpen?.(row);
      return;
    }
    const screenful = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 2);
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: 1,
      ArrowUp: -1,
      PageDown: screenful,
      PageUp: -screenful,
      Home: -Infinity,
      End: Infinity,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.min(Math.max(current + step, 0), rows.length - 1);
    if (next === current) return;
    takesFocus.current = true;
    virtualizer.scrollToIndex(next);
    setActive(next);
  };
}
