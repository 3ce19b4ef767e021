/**
 * The true instant of a time that the API returns as Indian wall-clock time marked `Z` (locations,
 * trips; docs/books.md#times): 5 h 30 min earlier. Throws a RangeError for any other text.
 */
export function wallTimeToInstant(wallTime: string): Date {
  const markedTime = Date.parse(wallTime);
  if (Number.isNaN(markedTime)) throw new RangeError(`${wallTime} is not a time`);
  return new Date(markedTime - INDIA_AHEAD_OF_UTC);
}

const INDIA_AHEAD_OF_UTC = (5 * 60 + 30) * 60 * 1000;
