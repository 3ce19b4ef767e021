import { toDatabaseTime } from "./database-time.ts";

export { fromDatabaseTime, toDatabaseTime } from "./database-time.ts";

/**
 * The product's clock: the machine's clock shifted by VANBOOK_CLOCK_SHIFT milliseconds (0 except in tests and trials).
 * Every time and date that the server uses comes from here, so that a test run has the same day whenever it runs.
 */
export function now(): Date {
  return new Date(Date.now() + SHIFT);
}

/** Today in a time zone, YYYY-MM-DD; the default is India, where this product's companies keep their books. */
export function today(timeZone = "Asia/Kolkata"): string {
  return dayIn(timeZone, now());
}

/** The calendar day at an instant in a time zone, YYYY-MM-DD. */
export function dayIn(timeZone: string, at: Date): string {
  return calendar(timeZone).format(at);
}

/** Cached, because creating a formatter takes seventy times as long as using it. */
function calendar(timeZone: string): Intl.DateTimeFormat {
  const known = calendars.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  calendars.set(timeZone, made);
  return made;
}

const calendars = new Map<string, Intl.DateTimeFormat>();

/** The instant at which a day begins in India, formatted as DATETIME(3). */
export function dayBegins(day: string): string {
  return toDatabaseTime(new Date(`${day}T00:00:00+05:30`));
}

/** Milliseconds by which the product's clock is ahead of the machine's; throws when the setting is not a whole number. */
export function readShift(env: NodeJS.ProcessEnv): number {
  const shift = Number(env["VANBOOK_CLOCK_SHIFT"] ?? 0);
  if (!Number.isSafeInteger(shift))
    throw new Error("VANBOOK_CLOCK_SHIFT must be a whole number of milliseconds");
  return shift;
}

const SHIFT = readShift(process.env);

/**
 * SQL of the current time by the database server's clock, for times that several machines must agree on,
 * such as the leases of outbox messages.
 */
export const DATABASE_NOW =
  SHIFT === 0 ? "UTC_TIMESTAMP(3)" : `(UTC_TIMESTAMP(3) + INTERVAL ${SHIFT * 1000} MICROSECOND)`;
