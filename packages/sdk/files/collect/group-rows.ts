import type { CellKind, CellValue } from "../cells/cell-kind.ts";
import { addParts, formatParts, toParts, type Parts } from "../cells/subtotal.ts";

export interface ReadColumn<Row> {
  id: string;
  kind: CellKind;
  value: (row: Row) => CellValue;
}

export interface TableGroup {
  key: string;
  value: CellValue;
  /** 1 for the outermost. */
  level: number;
  place: number;
  siblings: number;
  /** The group's rows: start (inclusive) and end (exclusive) in the index's `rows`. */
  first: number;
  end: number;
  /** Index, among all headings, of the next heading that is not inside this one. */
  next: number;
  sums: Parts[];
}

export interface GroupIndex {
  rows: Uint32Array;
  groups: readonly TableGroup[];
  widest: Readonly<Record<string, string>>;
}

/**
 * Groups rows by one or more columns, in one pass and without copying rows. Groups are in the order
 * of first appearance, rows within them in the given order; the subtotals are exact.
 */
export function groupRows<Row>(
  rows: readonly Row[],
  order: Uint32Array | undefined,
  by: readonly ReadColumn<Row>[],
  sums: readonly ReadColumn<Row>[],
): GroupIndex {
  const root = emptyBranch("", null, sums.length);
  const length = order?.length ?? rows.length;
  const leaves = new Array<Branch | undefined>(length);
  for (let at = 0; at < length; at += 1) {
    const row = rows[order ? (order[at] ?? -1) : at];
    if (!row) continue;
    let leaf = root;
    for (const column of by) leaf = openBranch(leaf, column.value(row));
    leaves[at] = leaf;
    leaf.count += 1;
    for (let sum = 0; sum < sums.length; sum += 1) {
      const column = sums[sum];
      if (column) leaf.sums[sum] = addParts(leaf.sums[sum] ?? 0, toParts(column.kind, column.value(row)));
    }
  }
  const groups: TableGroup[] = [];
  spread(root, 0, 0, groups);
  const rowOrder = new Uint32Array(length);
  for (let at = 0; at < length; at += 1) {
    const leaf = leaves[at];
    if (!leaf) continue;
    rowOrder[leaf.filled] = order ? (order[at] ?? 0) : at;
    leaf.filled += 1;
  }
  return { rows: rowOrder, groups, widest: findWidestSums(groups, sums) };
}

export function findGroup({ groups }: GroupIndex, place: number): TableGroup | undefined {
  let low = 0;
  let high = groups.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((groups[middle]?.first ?? 0) <= place) low = middle + 1;
    else high = middle;
  }
  return groups[low - 1];
}

interface Branch {
  key: string;
  value: CellValue;
  children: Map<CellValue, Branch>;
  count: number;
  filled: number;
  sums: Parts[];
}

function emptyBranch(key: string, value: CellValue, sums: number): Branch {
  return { key, value, children: new Map(), count: 0, filled: 0, sums: new Array<Parts>(sums).fill(0) };
}

function openBranch(branch: Branch, value: CellValue): Branch {
  const knownBranch = branch.children.get(value);
  if (knownBranch) return knownBranch;
  // A character that no value contains separates the levels.
  const newBranch = emptyBranch(`${branch.key}\u0000${value ?? ""}`, value, branch.sums.length);
  branch.children.set(value, newBranch);
  return newBranch;
}

/**
 * Numbers the groups within a branch, assigns each its range of rows, and adds up the sums; returns
 * the end of the range.
 */
function spread(branch: Branch, level: number, first: number, groups: TableGroup[]): number {
  branch.filled = first;
  const siblings = branch.children.size;
  let end = first + branch.count;
  let place = 0;
  for (const inner of branch.children.values()) {
    place += 1;
    const { key, value, sums } = inner;
    const group = { key, value, level: level + 1, place, siblings, first: end, end: 0, next: 0, sums };
    groups.push(group);
    end = spread(inner, level + 1, end, groups);
    group.end = end;
    group.next = groups.length;
    sums.forEach((sum, at) => (branch.sums[at] = addParts(branch.sums[at] ?? 0, sum)));
  }
  return end;
}

function findWidestSums(
  groups: readonly TableGroup[],
  sums: readonly Pick<ReadColumn<never>, "id" | "kind">[],
): Record<string, string> {
  return Object.fromEntries(
    sums.map((column, at) => {
      let least: Parts = 0;
      let most: Parts = 0;
      for (const { sums: groupSums } of groups) {
        const sum = groupSums[at] ?? 0;
        if (sum < least) least = sum;
        if (sum > most) most = sum;
      }
      return [column.id, formatParts(column.kind, -least > most ? least : most)];
    }),
  );
}
