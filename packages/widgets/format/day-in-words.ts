const WORDS = new Intl.DateTimeFormat("en-IN", { dateStyle: "long", timeZone: "UTC" });

/** A calendar day with its month's name: "2026-03-31" → "31 March 2026". */
export function dayInWords(day: string): string {
  return WORDS.format(Date.parse(`${day}T00:00:00Z`));
}
