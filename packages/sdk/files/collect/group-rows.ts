import type { CellKind, CellValue } from "../cells/cell-kind.ts";
import { addParts, partsText, toParts, type Parts } from "../cells/subtotal.ts";

/** A column and how its value is read from a row. */
export interface ReadColumn<Row> {
  id: string;
  kind: CellKind;
  value: (row: Row) => CellValue;
}

/** One heading, for rows with a common value. */
export interface TableGroup {
  /** Its value and the values of the outer groups, as one text. */
  key: string;
  value: CellValue;
  /** 1 for the outermost. */
  level: number;
  /** Its position among its sibling headings, from 1, and their number. */
  place: number;
  siblings: number;
  /** Its rows: start (inclusive) and end (exclusive) in the index's `rows`. */
  first: number;
  end: number;
  /** Index, among all headings, of the next heading that is not inside this one. */
  next: number;
  /** Subtotals in the order of the summed columns. */
  sums: Parts[];
}

/** Rows by groups. */
export interface GroupIndex {
  /** Indices of the rows, those of a group together. */
  rows: Uint32Array;
  /** All headings, in display order when all are open. */
  groups: readonly TableGroup[];
  /** The widest subtotal of each summed column, as decimal text. */
  widest: Readonly<Record<string, string>>;
}

/**
 * Groups rows by one or more columns, in one pass and without copying rows. Groups are in the order of first
 * appearance, rows within them in the given order; the subtotals are exact.
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
    for (const column of by) leaf = innerBranch(leaf, column.value(row));
    leaves[at] = leaf;
    leaf.count += 1;
    for (let sum = 0; sum < sums.length; sum += 1) {
      const column = sums[sum];
      if (column) leaf.sums[sum] = addParts(leaf.sums[sum] ?? 0, toParts(column.kind, column.value(row)));
    }
  }
  const groups: TableGroup[] = [];
  spread(root, 0, 0, groups);
  const gathered = new Uint32Array(length);
  for (let at = 0; at < length; at += 1) {
    const leaf = leaves[at];
    if (!leaf) continue;
    gathered[leaf.filled] = order ? (order[at] ?? 0) : at;
    leaf.filled += 1;
  }
  return { rows: gathered, groups, widest: widestSums(groups, sums) };
}

/** The innermost group at a position in the index's `rows`. */
export function groupOf({ groups }: GroupIndex, place: number): TableGroup | undefined {
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
  /** Its direct rows; only innermost groups have any. */
  count: number;
  /** The position for its next row. */
  filled: number;
  sums: Parts[];
}

function emptyBranch(key: string, value: CellValue, sums: number): Branch {
  return { key, value, children: new Map(), count: 0, filled: 0, sums: new Array<Parts>(sums).fill(0) };
}

function innerBranch(branch: Branch, value: CellValue): Branch {
  const found = branch.children.get(value);
  if (found) return found;
  // A character that no value contains separates the levels.
  const made = emptyBranch(`${branch.key}\u0000${value ?? ""}`, value, branch.sums.length);
  branch.children.set(value, made);
  return made;
}

/**
 * Numbers the groups within a branch, assigns each its range of rows, and adds up the sums; returns the end
 * of the range.
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

function widestSums(
  groups: readonly TableGroup[],
  sums: readonly Pick<ReadColumn<never>, "id" | "kind">[],
): Record<string, string> {
  return Object.fromEntries(
    sums.map((column, at) => {
      let least: Parts = 0;
      let most: Parts = 0;
      for (const { sums: found } of groups) {
        const sum = found[at] ?? 0;
        if (sum < least) least = sum;
        if (sum > most) most = sum;
      }
      return [column.id, partsText(column.kind, -least > most ? least : most)];
    }),
  );
}
