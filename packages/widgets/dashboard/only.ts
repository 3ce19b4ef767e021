export function getOnlyRow<T>(rows: readonly T[]): T {
  const [row] = rows;
  if (row === undefined) throw new Error("The figure is missing from the answer.");
  return row;
}
