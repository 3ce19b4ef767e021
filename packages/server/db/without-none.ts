/**
 * A line without those of its figures that are zero. Figures that came later than a client are told where there is something to tell, so that all
 * else is answered as it always was.
 */
export function withoutNone<Line extends object, Name extends keyof Line>(
  line: Line,
  ...names: readonly Name[]
): Omit<Line, Name> & Partial<Pick<Line, Name>> {
  const left: Omit<Line, Name> & Partial<Pick<Line, Name>> = { ...line };
  for (const name of names) if (Number(line[name]) === 0) delete left[name];
  return left;
}
