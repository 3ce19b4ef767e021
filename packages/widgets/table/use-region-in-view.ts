import type { Virtualizer } from "@tanstack/react-virtual";
import { useEffect, type RefObject } from "react";
import type { TableRow } from "../../sdk/report/table/table-column.ts";

interface RegionInView {
  virtualizer: Virtualizer<HTMLDivElement, Element>;
  scroller: RefObject<HTMLDivElement | null>;
  openedLine: number;
  row: TableRow | undefined;
  /** Height in pixels, 0 while the region is not drawn. */
  size: number;
  rowHeight: number;
}

/** Scrolls to a new region, and again when it grows, as long as its row has the focus. */
export function useRegionInView({
  virtualizer,
  scroller,
  openedLine,
  row,
  size,
  rowHeight,
}: RegionInView): void {
  useEffect(() => {
    const element = scroller.current;
    const isHere = element?.querySelector(`[data-row="${openedLine}"]`)?.matches(":focus") === true;
    if (!element || !isHere || size === 0) return;
    // Show the beginning of a region that is higher than the table.
    const isHigh = size + rowHeight * 3 > element.clientHeight;
    if (isHigh) virtualizer.scrollToIndex(openedLine, { align: "start" });
    else virtualizer.scrollToIndex(openedLine + 1);
    // The line changes too when groups above it open and close; then nothing is to be seen again.
    // oxlint-disable-next-line react/exhaustive-deps -- only a new row or size is a reason to scroll
  }, [row, size]);
}
