import { useRef, type KeyboardEvent, type PointerEvent } from "react";
import { styled } from "styled-components";
import { columnsText } from "../../sdk/generated/text/en-IN/columns.ts";
import { useTextOf } from "../text/use-text.ts";
import { pixels, type Track } from "./column-tracks.ts";
import type { DragEdge } from "./table-arrangement.ts";
import type { TableColumn } from "../../sdk/report/table/table-column.ts";

export interface HeadingEdgeProps {
  column: TableColumn;
  track: Track;
  onDrag: DragEdge;
  onResize: (column: string, width: number) => void;
}

/**
 * The edge of a heading: drag it or use the arrow keys to resize the column; a double click or Enter fits it to
 * its content.
 */
export function HeadingEdge({ column, track, onDrag, onResize }: HeadingEdgeProps) {
  const text = useTextOf("columns", columnsText);
  const { id, label } = column;
  const asNeeded = () => onResize(id, allowedWidth(pixels(track.needed)));
  const grip = useRef<{ x: number; from: number }>(undefined);
  const at = ({ clientX }: PointerEvent, { x, from }: { x: number; from: number }) =>
    allowedWidth(from + clientX - x);
  const end = () => {
    grip.current = undefined;
    onDrag(undefined);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowLeft: -STEP, ArrowRight: STEP }[event.key];
    if (event.key === "Escape" && grip.current) end();
    else if (event.key === "Enter") asNeeded();
    else if (step !== undefined)
      onResize(id, allowedWidth(measured(event.currentTarget) + step * (event.shiftKey ? LARGE : 1)));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Edge
      role="separator"
      aria-orientation="vertical"
      aria-label={text.widthOf(label)}
      aria-valuenow={track.width ?? allowedWidth(pixels(track.usual))}
      aria-valuemin={WIDTHS.least}
      aria-valuemax={WIDTHS.most}
      tabIndex={0}
      title={text.widthHelp}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        grip.current = { x: event.clientX, from: measured(event.currentTarget) };
      }}
      onPointerMove={(event) => grip.current && onDrag({ id, width: at(event, grip.current) })}
      onPointerUp={(event) => {
        const held = grip.current;
        end();
        if (held && event.clientX !== held.x) onResize(id, at(event, held));
      }}
      onPointerCancel={end}
      onDoubleClick={asNeeded}
      onKeyDown={press}
    />
  );
}

function measured(edge: HTMLElement): number {
  return edge.parentElement?.getBoundingClientRect().width ?? 0;
}

/** Pixels per arrow key press, and the factor with Shift. */
const STEP = 8;
const LARGE = 5;

const Edge = styled.div`
  position: absolute;
  top: 0;
  right: 0;
  bottom: 0;
  width: 9px;
  cursor: col-resize;
  touch-action: none;
  outline-offset: -2px;
  &::after {
    content: "";
    position: absolute;
    top: 25%;
    right: 0;
    bottom: 25%;
    width: 1px;
    background: var(--vb-line-strong);
  }
  &:is(:hover, :focus-visible, :active)::after {
    top: 0;
    bottom: 0;
    width: 3px;
    background: var(--vb-brand);
  }
`;

/** Rounds a column width to whole pixels within the allowed limits. */
function allowedWidth(width: number): number {
  return Math.round(Math.min(Math.max(width, WIDTHS.least), WIDTHS.most));
}

/** Limits of a column's width in pixels, also for widths in an address (column-layout.ts). */
const WIDTHS = { least: 40, most: 999 } as const;
