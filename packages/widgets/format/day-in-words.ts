const formats = new Map<string, Intl.DateTimeFormat>();

/** A calendar day with its month's name in a language: "2026-03-31" → "31 March 2026"; `full` begins with the day of the week. */
export function dayInWords(day: string, locale: string, dateStyle: "long" | "full" = "long"): string {
  const key = `${locale} ${dateStyle}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { dateStyle, timeZone: "UTC" });
  formats.set(key, format);
  return format.format(Date.parse(`${day}T00:00:00Z`));
}
