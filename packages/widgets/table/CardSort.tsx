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

/** Replaces the headings if rows are cards: chooses the sort column and direction. */
export function CardSort({ columns, sort, onSort }: CardSortProps) {
  const text = useText();
  const offered = columns.filter(({ isSortable }) => isSortable);
  const sorted = offered.find(({ id }) => id === sort?.id);
  if (offered.length === 0) return null;
  return (
    <CardSortBox className="vb-card-sort">
      <SmallSelect
        className="vb-size"
        aria-label={text.table.sortBy("").trim()}
        value={sorted?.id ?? ""}
        onChange={(event) => onSort(event.target.value)}
      >
        {!sorted && <option value="">{text.table.sortBy("").trim()}</option>}
        {offered.map(({ id, label }) => (
          <option key={id} value={id}>
            {text.table.sortBy(label)}
          </option>
        ))}
      </SmallSelect>
      {sorted && (
        <IconButton
          icon={sort?.isDescending ? "sortDown" : "sortUp"}
          label={text.table.sortBy(sorted.label)}
          onPress={() => onSort(sorted.id)}
        />
      )}
    </CardSortBox>
  );
}
