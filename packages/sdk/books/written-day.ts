/** A day (`YYYY-MM-DD`) as people write it in India: `20-11-2026`. */
export function writtenDay(day: string): string {
  return day.split("-").toReversed().join("-");
}
