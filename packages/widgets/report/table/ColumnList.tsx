import { useSyncExternalStore, type RefObject } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { styled } from "styled-components";
import { PopoverBox } from "../../parts/Popover.styles.ts";
import { useText } from "../../text/use-text.ts";
import { useReportModel } from "../report-context.ts";

export interface ColumnListProps {
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The list that shows and hides a report's columns; the last one stays. Those that the table has no room for now are marked. */
export function ColumnList({ triggerRef, onClose }: ColumnListProps) {
  const text = useText();
  const { columns } = useReportModel();
  const drawn = useDrawnColumns(triggerRef);
  return (
    <Root
      className="vb-popover"
      triggerRef={triggerRef}
      isOpen
      onOpenChange={(open) => open || onClose()}
      placement="bottom end"
    >
      <Dialog className="vb-list vb-column-list" aria-label={text.report.columns}>
        {columns.all.map((column) => (
          <label className="vb-option" key={column.id}>
            <input
              type="checkbox"
              checked={column.isVisible}
              disabled={column.isVisible && columns.visible.length === 1}
              onChange={column.toggle}
            />
            {column.label}{" "}
            {column.isVisible && drawn && !drawn.includes(column.label) && (
              <small className="vb-description">{text.report.noRoom}</small>
            )}
          </label>
        ))}
      </Dialog>
    </Root>
  );
}

/** The headings that the report's table has now; undefined where its rows are cards. */
function useDrawnColumns(trigger: RefObject<HTMLElement | null>): readonly string[] | undefined {
  const headings = useSyncExternalStore(
    (look) => watchReport(trigger, look),
    () => headingsOf(trigger),
  );
  return headings === "" ? undefined : headings.split("\n");
}

function watchReport(trigger: RefObject<HTMLElement | null>, look: () => void): () => void {
  const report = trigger.current?.closest(".vb-report");
  const observer = new MutationObserver(look);
  if (report) observer.observe(report, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function headingsOf(trigger: RefObject<HTMLElement | null>): string {
  const drawn = trigger.current?.closest(".vb-report")?.querySelectorAll('[role="columnheader"]') ?? [];
  return [...drawn].map((heading) => heading.textContent).join("\n");
}

const Root = styled(PopoverBox)`
  .vb-column-list {
    max-height: inherit;
  }
`;
