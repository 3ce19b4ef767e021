import { findGroup, type GroupIndex, type TableGroup } from "../../sdk/files/collect/group-rows.ts";
import type { TableRow } from "../../sdk/report/table/table-column.ts";

export interface TableLines {
  length: number;
  heading: (line: number) => TableGroup | undefined;
  row: (line: number) => TableRow | undefined;
  place: (line: number) => number;
  group: (line: number) => TableGroup | undefined;
}

export function createRowLines(rows: readonly TableRow[], order: Uint32Array | undefined): TableLines {
  return {
    length: order?.length ?? rows.length,
    heading: () => undefined,
    row: (line) => rows[order ? (order[line] ?? -1) : line],
    place: (line) => line,
    group: () => undefined,
  };
}

export function createGroupLines(
  rows: readonly TableRow[],
  index: GroupIndex,
  isOpen: (group: string) => boolean,
): TableLines {
  const codes = openLines(index, isOpen);
  const getCode = (line: number) => codes[line] ?? -Infinity;
  return {
    length: codes.length,
    heading: (line) => index.groups[-1 - getCode(line)],
    row: (line) => rows[index.rows[getCode(line)] ?? -1],
    place: getCode,
    group: (line) => (getCode(line) < 0 ? undefined : findGroup(index, getCode(line))),
  };
}

/** Makes one number per line: a row's index from 0, or -1 minus a heading's index. */
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
