/** DATETIME(3): UTC without a time zone. */
export function toDatabaseTime(at: Date): string {
  return at.toISOString().replace("T", " ").replace("Z", "");
}

/** DATETIME(3) to ISO 8601 in UTC. */
export function fromDatabaseTime(text: string): string {
  return `${text.replace(" ", "T")}Z`;
}
