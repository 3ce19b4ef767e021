/** How much work a document is, for slices: a line is calculated, taxed and hashed. */
export function countInputValues(input: object): number {
  const lists = Object.values(input).filter((value): value is unknown[] => Array.isArray(value));
  return VALUES_OF_LINE * lists.reduce((sum, { length }) => sum + length, 1);
}

const VALUES_OF_LINE = 8;
