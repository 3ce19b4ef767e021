import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { useCallback, useState, type CSSProperties, type RefObject } from "react";
import type { DataTableProps } from "./DataTable.tsx";
import { TableBodyRow } from "./TableBodyRow.tsx";
import { useRowKeys } from "./use-row-keys.ts";

export interface TableBodyProps extends DataTableProps {
  scroller: RefObject<HTMLDivElement | null>;
  grid: CSSProperties;
  isNarrow: boolean;
  firstSerial: number;
  firstRowIndex: number;
  missing: string;
}

/** The rows of a DataTable. One of them can be reached by Tab; the arrows go on from there. */
export function TableBody(props: TableBodyProps) {
  const { rows, columns, scroller, grid, isNarrow, firstSerial, firstRowIndex, selected, onOpen, tone } =
    props;
  const [active, setActive] = useState(0);
  const rowHeight = isNarrow ? ROW * CARD_ROWS : ROW;
  const { order } = props;
  const length = order?.length ?? rows.length;
  const rowAt = useCallback((index: number) => rows[order ? (order[index] ?? -1) : index], [rows, order]);
  const current = Math.min(active, length - 1);
  const virtualizer = useVirtualizer({
    count: length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 4,
    useAnimationFrameWithResizeObserver: true,
    // The head stands above the first row and covers rows that are scrolled to; so do the totals below.
    scrollMargin: isNarrow ? 0 : ROW,
    scrollPaddingStart: isNarrow ? 0 : ROW,
    scrollPaddingEnd: ROW + 2,
    // The row with the focus stays in the page when it is scrolled away, or the focus would be lost.
    rangeExtractor: useCallback(
      (range: Parameters<typeof defaultRangeExtractor>[0]) => {
        const drawn = defaultRangeExtractor(range);
        if (current < 0 || current >= range.count || drawn.includes(current)) return drawn;
        return [...drawn, current].sort((a, b) => a - b);
      },
      [current],
    ),
  });
  const keys = useRowKeys({ rowAt, length, current, setActive, onOpen, virtualizer, scroller, rowHeight });
  const open = useCallback(
    (index: number) => {
      setActive(index);
      const row = rowAt(index);
      if (row) onOpen?.(row);
    },
    [rowAt, onOpen],
  );
  return (
    <div
      role="rowgroup"
      className="vb-tbody"
      style={{ height: virtualizer.getTotalSize(), minWidth: grid.minWidth }}
      onKeyDown={keys}
    >
      {virtualizer.getVirtualItems().map(({ index }) => {
        const row = rowAt(index);
        if (!row) return null;
        return (
          <TableBodyRow
            key={index}
            row={row}
            index={index}
            serial={firstSerial + index}
            rowIndex={firstRowIndex + index}
            offset={index * rowHeight}
            columns={columns}
            template={grid.gridTemplateColumns}
            card={isNarrow ? props.card : undefined}
            tone={tone?.(row)}
            isSelected={row === selected}
            isTabStop={index === current}
            onOpen={onOpen && open}
            missing={props.missing}
          />
        );
      })}
    </div>
  );
}

/** The virtualiser needs numbers: the default of --vb-row, and how many of it a card takes. */
const ROW = 32;
const CARD_ROWS = 1.75;
