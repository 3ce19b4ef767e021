/**
 * Removes the named fields that are zero. For fields added after clients existed: they are sent
 * only with a value, so all other responses stay unchanged.
 */
export function omitZeros<Line extends object, Name extends keyof Line>(
  line: Line,
  ...names: readonly Name[]
): Omit<Line, Name> & Partial<Pick<Line, Name>> {
  const remainder: Omit<Line, Name> & Partial<Pick<Line, Name>> = { ...line };
  for (const name of names) if (Number(line[name]) === 0) delete remainder[name];
  return remainder;
}
