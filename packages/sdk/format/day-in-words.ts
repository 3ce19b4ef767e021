/** A date with the month's name in a language: "2026-03-31" → "31 March 2026"; `full` also starts with the weekday. */
export function dayInWords(day: string, locale: string, dateStyle: "long" | "full" = "long"): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle, timeZone: "UTC" });
  return format.format(Date.parse(`${day}T00:00:00Z`));
}
