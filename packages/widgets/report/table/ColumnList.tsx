import type { RefObject } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { Popover } from "react-aria-components/Popover";
import { useText } from "../../text/use-text.ts";
import { useReportModel } from "../report-context.ts";

export interface ColumnListProps {
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The list that shows and hides a report's columns; the last one stays. */
export function ColumnList({ triggerRef, onClose }: ColumnListProps) {
  const text = useText();
  const { columns } = useReportModel();
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
            {column.label}
          </label>
        ))}
      </Dialog>
    </Popover>
  );
}
