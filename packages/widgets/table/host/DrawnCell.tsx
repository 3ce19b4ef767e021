import { Suspense, useEffect, useRef, type ComponentType, type ReactNode, type SyntheticEvent } from "react";
import { styled } from "styled-components";
import { Boundary } from "../../provider/Boundary.tsx";
import type { CellProps } from "./row-parts.ts";

interface DrawnCellProps<Row> extends CellProps<Row> {
  content: ComponentType<CellProps<Row>>;
  onCaught: (error: Error) => void;
}

/** A host's component in a cell. One that throws, or is still loading, leaves the cell its own text. */
export function DrawnCell<Row>({ content: Content, row, text, onCaught }: DrawnCellProps<Row>) {
  return (
    <HostPlace>
      <Boundary onCaught={onCaught} instead={() => text}>
        <Suspense fallback={text}>
          <Content row={row} text={text} />
        </Suspense>
      </Boundary>
    </HostPlace>
  );
}

/**
 * A table is one tab stop: the arrow keys move from the row to the controls in it. Keys and presses
 * of a control, and of a window that it opens, are not the row's.
 */
export function HostPlace({ children }: { children: ReactNode }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const box = place.current;
    if (!box) return undefined;
    // The table's keys find controls by this attribute. It is empty for a host's control; the
    // table's own controls have their column's id in it.
    const markControls = () => {
      for (const control of box.querySelectorAll<HTMLElement>(HOST_CONTROLS)) {
        control.setAttribute("data-press", "");
        control.tabIndex = -1;
      }
    };
    markControls();
    const observer = new MutationObserver(markControls);
    observer.observe(box, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return (
    <Place ref={place} className="vb-td-host" onClick={keepFromRow} onKeyDown={keepKeys}>
      {children}
    </Place>
  );
}

/** React's events of a window that is drawn elsewhere come through the cell, too. */
function keepFromRow(event: SyntheticEvent<Element>): void {
  if (event.target instanceof Node && !event.currentTarget.contains(event.target)) event.stopPropagation();
}

function keepKeys(event: SyntheticEvent<Element, KeyboardEvent>): void {
  keepFromRow(event);
  const { target, nativeEvent } = event;
  const isTyping = target instanceof Element && target.matches(TYPING_FIELDS);
  if (isTyping || (isControl(target) && /^(Enter| )$/.test(nativeEvent.key))) event.stopPropagation();
}

function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[data-press=""]') !== null;
}

const HOST_CONTROLS =
  "a[href],button:enabled,input:enabled,select:enabled,textarea:enabled,[tabindex]:not([tabindex='-1'])";
const TYPING_FIELDS = "input,select,textarea,[contenteditable]";

const Place = styled.span`
  display: flex;
  align-items: center;
  gap: var(--vb-space-1);
  min-width: 0;
  /* Room for the outline of a control that has the focus. */
  margin: -2px;
  padding: 2px;
  overflow: hidden;
  text-overflow: ellipsis;
  :where(a) {
    color: var(--vb-brand-text);
  }
  .vb-button {
    min-height: 0;
    height: calc(var(--vb-row-box) - var(--vb-space-1));
  }
`;
