/** "2026-03-31" → "31 March 2026" in the locale's language; `full` also starts with the weekday. */
export function writeDayInWords(day: string, locale: string, dateStyle: "long" | "full" = "long"): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle, timeZone: "UTC" });
  return format.format(Date.parse(`${day}T00:00:00Z`));
}
