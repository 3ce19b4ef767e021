import type { Virtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef, type KeyboardEvent, type RefObject } from "react";
import { findPressedColumn } from "./table-cell.tsx";
import type { TableLines } from "./table-lines.ts";

interface RowKeys {
  lines: TableLines;
  current: number;
  openedLine: number;
  isExpanding: boolean;
  setActive: (line: number) => void;
  press: (line: number, target?: EventTarget) => void;
  onClose: (() => void) | undefined;
  virtualizer: Virtualizer<HTMLDivElement, Element>;
  scroller: RefObject<HTMLDivElement | null>;
  rowHeight: number;
}

/** Moves the focus between lines and into a row's pressable cells; opens and closes lines. */
export function useRowKeys(keys: RowKeys) {
  const { lines, current, openedLine, setActive, press, onClose, virtualizer, scroller } = keys;
  // Where the focus goes once the line is drawn: to a column's cell, or to the line itself if
  // `column` is undefined.
  const goesTo = useRef<{ column: string | undefined }>(undefined);
  useEffect(() => {
    if (!goesTo.current) return;
    const stops = focusStops(scroller.current, current);
    const { column } = goesTo.current;
    goesTo.current = undefined;
    const cell = stops.find((stop) => column !== undefined && stop.getAttribute("data-press") === column);
    (cell ?? stops[0])?.focus({ preventScroll: true });
  }, [current, scroller]);

  const go = (line: number, column?: string) => {
    const next = Math.min(Math.max(line, 0), lines.length - 1);
    if (next === current) return;
    goesTo.current = { column };
    virtualizer.scrollToIndex(openedLine >= 0 && next > openedLine ? next + 1 : next);
    setActive(next);
  };
  const moveSideways = (step: 1 | -1, target: EventTarget) => {
    const stops = focusStops(scroller.current, current);
    const at = stops.findIndex((stop) => stop === target);
    const stop = stops[at + step];
    const isOpen = stops[0]?.getAttribute("aria-expanded") === "true";
    const opens = lines.heading(current) !== undefined || keys.isExpanding;
    if (at >= 0 && stop) stop.focus();
    else if (at > 0) return;
    else if (opens && isOpen === step < 0) press(current);
    else if (step < 0) go(findHeadingLine(lines, current));
    else if (lines.heading(current)) go(current + 1);
  };

  return (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    const { key, target } = event;
    const isInside = target instanceof Element && target.closest(".vb-region") !== null;
    if (key === "Escape" && openedLine >= 0) {
      event.preventDefault();
      if (isInside) focusStops(scroller.current, openedLine)[0]?.focus();
      onClose?.();
      return;
    }
    const act = isInside ? undefined : listKeyActions({ ...keys, go, sideways: moveSideways, target })[key];
    if (!act) return;
    event.preventDefault();
    act();
  };
}

interface Actions extends RowKeys {
  go: (line: number, column?: string) => void;
  sideways: (step: 1 | -1, target: EventTarget) => void;
  target: EventTarget;
}

function listKeyActions(keys: Actions): Readonly<Record<string, () => void>> {
  const { current, go, sideways, press, target } = keys;
  const screenful = Math.max(1, Math.floor((keys.scroller.current?.clientHeight ?? 0) / keys.rowHeight) - 2);
  const column = findPressedColumn(target);
  return {
    Enter: () => press(current, target),
    " ": () => press(current, target),
    ArrowDown: () => go(current + 1, column),
    ArrowUp: () => go(current - 1, column),
    PageDown: () => go(current + screenful, column),
    PageUp: () => go(current - screenful, column),
    Home: () => go(0, column),
    End: () => go(keys.lines.length - 1, column),
    ArrowRight: () => sideways(1, target),
    ArrowLeft: () => sideways(-1, target),
  };
}

function focusStops(scroller: Element | null, line: number): HTMLElement[] {
  const row = scroller?.querySelector<HTMLElement>(`[data-row="${line}"]`);
  return row ? [row, ...row.querySelectorAll<HTMLElement>("[data-press]")] : [];
}

/** Returns the line itself if no heading is above it. */
function findHeadingLine(lines: TableLines, line: number): number {
  const level = lines.heading(line)?.level ?? Infinity;
  for (let above = line - 1; above >= 0; above -= 1) {
    const heading = lines.heading(above);
    if (heading && heading.level < level) return above;
  }
  return line;
}
