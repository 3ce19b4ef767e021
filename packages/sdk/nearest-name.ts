/**
 * The name most similar to a misspelt one; undefined if none is similar. For messages to
 * developers.
 */
export function nearestName(wrong: string, names: readonly string[]): string | undefined {
  const nearest = names
    .map((name) => ({ name, changes: countChanges(wrong.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.changes - b.changes)[0];
  return nearest && nearest.changes <= Math.max(1, wrong.length / 3) ? nearest.name : undefined;
}

/** A sentence with a space before it; empty if no name is similar. */
export function didYouMean(wrong: string, names: readonly string[]): string {
  const near = nearestName(wrong, names);
  return near === undefined ? "" : ` Did you mean ${near}?`;
}

/** Damerau–Levenshtein distance: letters added, removed, changed or swapped. */
function countChanges(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    const before = rows[i - 1] ?? [];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        (before[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (before[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (rows[i - 2]?.[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    rows.push(row);
  }
  return rows.at(-1)?.[other.length] ?? 0;
}
