/**
 * The line without those of the named fields that are zero. For fields added after clients existed: they are sent
 * only when they have a value, so all other responses stay unchanged.
 */
export function withoutNone<Line extends object, Name extends keyof Line>(
  line: Line,
  ...names: readonly Name[]
): Omit<Line, Name> & Partial<Pick<Line, Name>> {
  const left: Omit<Line, Name> & Partial<Pick<Line, Name>> = { ...line };
  for (const name of names) if (Number(line[name]) === 0) delete left[name];
  return left;
}
