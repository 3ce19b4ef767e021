import { formatCellText } from "../../files/cells/cell-text.ts";
import { formatParts } from "../../files/cells/subtotal.ts";
import { groupRows, type GroupIndex, type ReadColumn } from "../../files/collect/group-rows.ts";
import type { ExportGroup } from "../../files/sheet.ts";

interface GroupOptions<Row> {
  columns: readonly ReadColumn<Row>[];
  by: readonly ReadColumn<Row>[];
  sums: readonly ReadColumn<Row>[];
  /** Fills empty cells. */
  missing: string;
  takeHeading: (heading: ExportGroup) => void;
  takeRows: (rows: readonly Row[], firstSerial: number) => Promise<void>;
}

/** A heading with its sums precedes its rows, so all rows must be loaded first. */
export async function takeGroups<Row>(rows: readonly Row[], options: GroupOptions<Row>): Promise<void> {
  const { by, sums, takeHeading, takeRows } = options;
  const index = groupRows(rows, undefined, by, sums);
  let at = 1;
  for (const group of index.groups) {
    takeHeading(exportGroup(group, options));
    if (group.level < by.length) continue;
    const own = [...index.rows.subarray(group.first, group.end)].flatMap((row) => {
      const currentRow = rows[row];
      return currentRow ? [currentRow] : [];
    });
    await takeRows(own, at);
    at += own.length;
  }
}

function exportGroup<Row>(
  group: GroupIndex["groups"][number],
  { columns, by, sums, missing }: GroupOptions<Row>,
): ExportGroup {
  const { level, value, first, end } = group;
  const words = formatCellText(by[level - 1]?.kind ?? "text", value, missing);
  return {
    kind: "group",
    label: `${words} (${end - first})`,
    level,
    figures: columns.map((column) => {
      const at = sums.findIndex(({ id }) => id === column.id);
      return at < 0 ? null : formatParts(column.kind, group.sums[at] ?? 0);
    }),
  };
}
