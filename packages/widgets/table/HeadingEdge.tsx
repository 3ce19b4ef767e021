import { useRef, type KeyboardEvent, type PointerEvent } from "react";
import { styled } from "styled-components";
import { columnsText } from "../../sdk/generated/text/en-IN/columns.ts";
import { useTextOf } from "../text/use-text.ts";
import { toPixels, type Track } from "./column-tracks.ts";
import type { DragEdge } from "./table-arrangement.ts";
import type { TableColumn } from "../../sdk/report/table/table-column.ts";

export interface HeadingEdgeProps {
  column: TableColumn;
  track: Track;
  onDrag: DragEdge;
  onResize: (column: string, width: number) => void;
}

/** Drag or arrow keys resize the column; a double click or Enter fits it to its content. */
export function HeadingEdge({ column, track, onDrag, onResize }: HeadingEdgeProps) {
  const text = useTextOf("columns", columnsText);
  const { id, label } = column;
  const fitToContent = () => onResize(id, clampWidth(toPixels(track.needed)));
  const grip = useRef<{ x: number; from: number }>(undefined);
  const calculateWidth = ({ clientX }: PointerEvent, { x, from }: { x: number; from: number }) =>
    clampWidth(from + clientX - x);
  const end = () => {
    grip.current = undefined;
    onDrag(undefined);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowLeft: -STEP_PX, ArrowRight: STEP_PX }[event.key];
    if (event.key === "Escape" && grip.current) end();
    else if (event.key === "Enter") fitToContent();
    else if (step !== undefined)
      onResize(
        id,
        clampWidth(measureHeading(event.currentTarget) + step * (event.shiftKey ? LARGE_FACTOR : 1)),
      );
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Edge
      role="separator"
      aria-orientation="vertical"
      aria-label={text.widthOf(label)}
      aria-valuenow={track.width ?? clampWidth(toPixels(track.usual))}
      aria-valuemin={WIDTH_LIMITS.least}
      aria-valuemax={WIDTH_LIMITS.most}
      tabIndex={0}
      title={text.widthHelp}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        grip.current = { x: event.clientX, from: measureHeading(event.currentTarget) };
      }}
      onPointerMove={(event) => grip.current && onDrag({ id, width: calculateWidth(event, grip.current) })}
      onPointerUp={(event) => {
        const drag = grip.current;
        end();
        if (drag && event.clientX !== drag.x) onResize(id, calculateWidth(event, drag));
      }}
      onPointerCancel={end}
      onDoubleClick={fitToContent}
      onKeyDown={press}
    />
  );
}

function measureHeading(edge: HTMLElement): number {
  return edge.parentElement?.getBoundingClientRect().width ?? 0;
}

/** Pixels per arrow key press, and the factor with Shift. */
const STEP_PX = 8;
const LARGE_FACTOR = 5;

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

function clampWidth(width: number): number {
  return Math.round(Math.min(Math.max(width, WIDTH_LIMITS.least), WIDTH_LIMITS.most));
}

/** In pixels; the same limits apply to widths in an address (column-layout.ts). */
const WIDTH_LIMITS = { least: 40, most: 999 } as const;
