/** A single aggregate comes as a list of one. */
export function only<T>(rows: readonly T[]): T {
  const [row] = rows;
  if (row === undefined) throw new Error("The figure is missing from the answer.");
  return row;
}
