/** The calendar day at an instant in a time zone, YYYY-MM-DD. */
export function dayIn(timeZone: string, at: Date): string {
  return new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).format(at);
}

/** Today where the companies of this product keep their books. */
export function today(): string {
  return dayIn("Asia/Kolkata", new Date());
}

/** An instant as DATETIME(3) holds it: UTC without a zone mark. */
export function toDatabaseTime(at: Date): string {
  return at.toISOString().replace("T", " ").replace("Z", "");
}

/** A DATETIME(3) as ISO 8601 in UTC. */
export function fromDatabaseTime(text: string): string {
  return `${text.replace(" ", "T")}Z`;
}
