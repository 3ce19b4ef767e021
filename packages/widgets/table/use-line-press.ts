import { useCallback } from "react";
import type { DataTableProps } from "./table-props.ts";
import { findPressedColumn } from "./table-cell.tsx";
import type { TableLines } from "./table-lines.ts";

interface LinePress extends Pick<DataTableProps, "columns" | "groups" | "expansion" | "onOpen"> {
  lines: TableLines;
  openedLine: number;
  setActive: (line: number) => void;
}

export function useLinePress(props: LinePress): (line: number, target?: EventTarget) => void {
  const { columns, lines, openedLine, onOpen, setActive } = props;
  const toggle = props.groups?.state.toggle;
  const close = props.expansion?.onClose;
  return useCallback(
    (line, target) => {
      setActive(line);
      const heading = lines.heading(line);
      if (heading) toggle?.(heading.key);
      const row = lines.row(line);
      if (!row) return;
      const id = findPressedColumn(target);
      // A control of the host, which does its own.
      if (id === "") return;
      const column = id === undefined ? undefined : columns.find((candidate) => candidate.id === id);
      if (column?.onPress) column.onPress(row);
      else if (line === openedLine) close?.();
      else onOpen?.(row);
    },
    [columns, lines, openedLine, onOpen, setActive, toggle, close],
  );
}
