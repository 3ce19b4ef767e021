/** A calendar day YYYY-MM-DD as DD-MM-YYYY; any other text is returned unchanged. */
export function date(day: string): string {
  return /^\d{4}-\d{2}-\d{2}/.test(day) ? `${day.slice(8, 10)}-${day.slice(5, 7)}-${day.slice(0, 4)}` : day;
}
