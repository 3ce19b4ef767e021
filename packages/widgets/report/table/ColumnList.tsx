import { useCallback, useSyncExternalStore, type RefObject } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { Popover } from "react-aria-components/Popover";
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
    <Popover
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
    </Popover>
  );
}

/** The headings that the report's table has now; undefined where its rows are cards. */
function useDrawnColumns(trigger: RefObject<HTMLElement | null>): readonly string[] | undefined {
  const report = useCallback(() => trigger.current?.closest(".vb-report"), [trigger]);
  const subscribe = useCallback(
    (look: () => void) => {
      const found = report();
      const observer = new MutationObserver(look);
      if (found) observer.observe(found, { childList: true, subtree: true });
      return () => observer.disconnect();
    },
    [report],
  );
  const headings = useSyncExternalStore(subscribe, () => {
    const drawn = [...(report()?.querySelectorAll('[role="columnheader"]') ?? [])];
    return drawn.map((heading) => heading.textContent).join("\n");
  });
  return headings === "" ? undefined : headings.split("\n");
}
