import { IconButton } from "../parts/IconButton.tsx";
import { SmallSelect } from "../parts/SmallSelect.styles.ts";
import { useText } from "../text/use-text.ts";
import { CardSortBox } from "./CardSort.styles.ts";
import type { TableColumn } from "../../sdk/report/table/table-column.ts";

export interface CardSortProps {
  columns: readonly TableColumn[];
  sort: { id: string; isDescending: boolean } | undefined;
  onSort: (id: string) => void;
}

export function CardSort({ columns, sort, onSort }: CardSortProps) {
  const text = useText();
  const sortableColumns = columns.filter(({ isSortable }) => isSortable);
  const sortedColumn = sortableColumns.find(({ id }) => id === sort?.id);
  if (sortableColumns.length === 0) return null;
  return (
    <CardSortBox className="vb-card-sort">
      <SmallSelect
        className="vb-size"
        aria-label={text.table.sortBy("").trim()}
        value={sortedColumn?.id ?? ""}
        onChange={(event) => onSort(event.target.value)}
      >
        {!sortedColumn && <option value="">{text.table.sortBy("").trim()}</option>}
        {sortableColumns.map(({ id, label }) => (
          <option key={id} value={id}>
            {text.table.sortBy(label)}
          </option>
        ))}
      </SmallSelect>
      {sortedColumn && (
        <IconButton
          icon={sort?.isDescending ? "sortDown" : "sortUp"}
          label={text.table.sortBy(sortedColumn.label)}
          onPress={() => onSort(sortedColumn.id)}
        />
      )}
    </CardSortBox>
  );
}
