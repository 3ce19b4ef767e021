/** `YYYY-MM-DD` as written in India: `20-11-2026`. */
export function formatIndianDay(day: string): string {
  return day.split("-").toReversed().join("-");
}
