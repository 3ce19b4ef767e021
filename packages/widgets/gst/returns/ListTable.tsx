import { useMemo } from "react";
import type { TableColumn, TableRow } from "../../../sdk/report/table/table-column.ts";
import { DataTable } from "../../table/DataTable.tsx";
import type { DataTableProps } from "../../table/table-props.ts";
import { Part, Words } from "../ReturnFrame.tsx";

interface ListTableProps<Item> extends Pick<DataTableProps, "card" | "totals" | "isOutdated"> {
  label: string;
  columns: readonly TableColumn[];
  items: readonly Item[];
  onOpen?: ((item: Item) => void) | undefined;
}

/** A headed table of a return; nothing if it has no rows. */
export function ListTable<Item>({ label, items, onOpen, ...table }: ListTableProps<Item>) {
  const rows = useMemo(() => items.map((item): TableRow => [item]), [items]);
  if (rows.length === 0) return null;
  return (
    <Part as="section" aria-label={label}>
      <Words>
        <strong>{label}</strong>
      </Words>
      <DataTable
        {...table}
        label={label}
        rows={rows}
        height={TABLE_HEIGHT}
        onOpen={onOpen && ((row) => onOpen(row[0] as Item))} // as the rows were made
      />
    </Part>
  );
}

/** All rows of GSTR-3B's tables are seen at once; longer tables scroll. */
const TABLE_HEIGHT = "calc(var(--vb-row-box) * 25)";
