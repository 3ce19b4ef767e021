/** An instant formatted as DATETIME(3): UTC without a time zone. */
export function toDatabaseTime(at: Date): string {
  return at.toISOString().replace("T", " ").replace("Z", "");
}

/** A DATETIME(3) as ISO 8601 in UTC. */
export function fromDatabaseTime(text: string): string {
  return `${text.replace(" ", "T")}Z`;
}
