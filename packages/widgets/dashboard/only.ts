/** The only row of an operation that returns one aggregate as a list. */
export function only<T>(rows: readonly T[]): T {
  const [row] = rows;
  if (row === undefined) throw new Error("The figure is missing from the answer.");
  return row;
}
