import { useLayoutEffect, useRef, useSyncExternalStore, type RefObject } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { styled } from "styled-components";
import { Button } from "../../parts/Button.tsx";
import { IconButton } from "../../parts/IconButton.tsx";
import { PopoverBox } from "../../parts/Popover.styles.ts";
import { columnsText } from "../../../sdk/generated/text/en-IN/columns.ts";
import { useText, useTextOf } from "../../text/use-text.ts";
import { useReportModel } from "../report-context.ts";
import { useColumnTable } from "./use-column-table.ts";

export interface ColumnListProps {
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The last shown column can't be hidden. Shown columns that don't fit in the table are marked. */
export function ColumnList({ triggerRef, onClose }: ColumnListProps) {
  const text = useText();
  const words = useTextOf("columns", columnsText);
  const { columns } = useReportModel();
  const { listed, move, reset } = useColumnTable(columns);
  const isPinned = (at: number) => listed[at]?.getIsPinned() !== false;
  const drawnColumns = useDrawnColumns(triggerRef);
  const list = useRef<HTMLDivElement>(null);
  const close = () => {
    onClose();
    const near = triggerRef.current;
    const buttons = near?.querySelector("button") ? near : near?.parentElement;
    [...(buttons?.querySelectorAll("button") ?? [])].at(-1)?.focus();
  };
  // An element that is moved or removed in the document loses its focus, and in a shadow root React
  // does not restore it.
  const next = useRef<string>(undefined);
  const focusAfterMove = (label: string, move: (() => void) | undefined) =>
    move &&
    (() => {
      next.current = `button[aria-label="${CSS.escape(label)}"]`;
      move();
    });
  useLayoutEffect(() => {
    if (next.current) list.current?.querySelector<HTMLElement>(next.current)?.focus();
    next.current = undefined;
  }, [columns]);
  return (
    <Root
      className="vb-popover"
      triggerRef={triggerRef}
      isOpen
      onOpenChange={(open) => open || close()}
      placement="bottom end"
    >
      <Dialog className="vb-list vb-column-list" aria-label={text.report.columns}>
        <div ref={list} className="vb-columns">
          {listed.map((column, at) => {
            const { id } = column;
            const label = String(column.columnDef.header);
            const isVisible = column.getIsVisible();
            const place = (to: number, before: number) =>
              listed[to] && isPinned(to) === isPinned(at) ? () => move(id, listed[before]?.id) : undefined;
            const [up, down] = [place(at - 1, at - 1), place(at + 1, at + 2)];
            return (
              <div className="vb-column" key={id}>
                <label className="vb-option">
                  <input
                    type="checkbox"
                    checked={isVisible}
                    disabled={isVisible && columns.visible.length === 1}
                    onChange={() => column.toggleVisibility()}
                  />
                  {label}{" "}
                  {isVisible && drawnColumns && !drawnColumns.includes(label) && (
                    <small className="vb-description">{text.report.noRoom}</small>
                  )}
                </label>
                <IconButton
                  icon="pin"
                  label={words.pin(label)}
                  aria-pressed={isPinned(at)}
                  onPress={focusAfterMove(words.pin(label), () => column.pin(isPinned(at) ? false : "start"))}
                />
                <IconButton
                  icon="up"
                  label={words.up(label)}
                  isDisabled={!up}
                  onPress={focusAfterMove(words.up(label), up)}
                />
                <IconButton
                  icon="down"
                  label={words.down(label)}
                  isDisabled={!down}
                  onPress={focusAfterMove(words.down(label), down)}
                />
              </div>
            );
          })}
        </div>
        {reset && (
          <Button
            variant="quiet"
            icon="refresh"
            onPress={() => {
              next.current = "input";
              reset();
            }}
          >
            {words.reset}
          </Button>
        )}
      </Dialog>
    </Root>
  );
}

function useDrawnColumns(trigger: RefObject<HTMLElement | null>): readonly string[] | undefined {
  const headings = useSyncExternalStore(
    (look) => watchReport(trigger, look),
    () => readHeadings(trigger),
  );
  return headings === "" ? undefined : headings.split("\n");
}

function watchReport(trigger: RefObject<HTMLElement | null>, look: () => void): () => void {
  const report = trigger.current?.closest(".vb-report");
  const observer = new MutationObserver(look);
  if (report) observer.observe(report, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function readHeadings(trigger: RefObject<HTMLElement | null>): string {
  const drawnHeadings =
    trigger.current?.closest(".vb-report")?.querySelectorAll('[role="columnheader"]') ?? [];
  return [...drawnHeadings].map((heading) => heading.textContent).join("\n");
}

const Root = styled(PopoverBox)`
  .vb-column-list {
    max-height: inherit;
  }
  .vb-column {
    display: flex;
    align-items: center;
  }
  .vb-column > .vb-option {
    flex: 1;
  }
  .vb-column > [aria-pressed="true"] {
    background: var(--vb-brand-soft);
    color: var(--vb-brand-text);
    @media (forced-colors: active) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
  .vb-column > [aria-disabled] {
    opacity: 0.35;
  }
`;
