import { groupOf, type GroupIndex, type TableGroup } from "../../sdk/files/collect/group-rows.ts";
import type { TableRow } from "../../sdk/report/table/table-column.ts";

/** The lines of a table: rows, and headings if there are groups. */
export interface TableLines {
  length: number;
  /** The heading on a line; undefined for a row. */
  heading: (line: number) => TableGroup | undefined;
  /** The row on a line; undefined for a heading. */
  row: (line: number) => TableRow | undefined;
  /** A row's index among the rows, from 0. */
  place: (line: number) => number;
  /** The innermost group that contains a row. */
  group: (line: number) => TableGroup | undefined;
}

/** The lines of a table without groups. */
export function rowLines(rows: readonly TableRow[], order: Uint32Array | undefined): TableLines {
  return {
    length: order?.length ?? rows.length,
    heading: () => undefined,
    row: (line) => rows[order ? (order[line] ?? -1) : line],
    place: (line) => line,
    group: () => undefined,
  };
}

/** The lines of a table with groups, some of them closed. */
export function groupLines(
  rows: readonly TableRow[],
  index: GroupIndex,
  isOpen: (group: string) => boolean,
): TableLines {
  const codes = openLines(index, isOpen);
  const code = (line: number) => codes[line] ?? -Infinity;
  return {
    length: codes.length,
    heading: (line) => index.groups[-1 - code(line)],
    row: (line) => rows[index.rows[code(line)] ?? -1],
    place: code,
    group: (line) => (code(line) < 0 ? undefined : groupOf(index, code(line))),
  };
}

/** One number per line: a row's index from 0, or -1 minus a heading's index. */
export function openLines({ rows, groups }: GroupIndex, isOpen: (group: string) => boolean): Int32Array {
  const lines = new Int32Array(rows.length + groups.length);
  let length = 0;
  let at = 0;
  for (let group = groups[at]; group; group = groups[at]) {
    lines[length] = -1 - at;
    length += 1;
    const isInnermost = group.next === at + 1;
    if (!isOpen(group.key)) at = group.next;
    else {
      at += 1;
      if (isInnermost) for (let place = group.first; place < group.end; place += 1) lines[length++] = place;
    }
  }
  return lines.slice(0, length);
}
