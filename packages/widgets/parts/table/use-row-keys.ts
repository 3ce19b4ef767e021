import type { Virtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef, type KeyboardEvent, type RefObject } from "react";
import type { TableRow } from "./table-column.ts";

interface RowKeys {
  rowAt: (index: number) => TableRow | undefined;
  length: number;
  current: number;
  setActive: (index: number) => void;
  onOpen: ((row: TableRow) => void) | undefined;
  virtualizer: Virtualizer<HTMLDivElement, Element>;
  scroller: RefObject<HTMLDivElement | null>;
  rowHeight: number;
}

/** Moves between rows by keyboard and takes the focus along. */
export function useRowKeys(keys: RowKeys) {
  const { rowAt, length, current, setActive, onOpen, virtualizer, scroller, rowHeight } = keys;
  const takesFocus = useRef(false);
  useEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    scroller.current?.querySelector<HTMLElement>(`[data-row="${current}"]`)?.focus({ preventScroll: true });
  }, [current, scroller]);

  return (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const row = rowAt(current);
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
    const next = Math.min(Math.max(current + step, 0), length - 1);
    if (next === current) return;
    takesFocus.current = true;
    virtualizer.scrollToIndex(next);
    setActive(next);
  };
}
