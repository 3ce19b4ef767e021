import { toDatabaseTime } from "./database-time.ts";

export { fromDatabaseTime, toDatabaseTime } from "./database-time.ts";

/**
 * The product's clock: the machine's clock shifted by VANBOOK_CLOCK_SHIFT milliseconds (0 except in
 * tests and trials). Every time and date that the server uses comes from here, so that a test run
 * has the same day whenever it runs.
 */
export function readClock(): Date {
  return new Date(Date.now() + CLOCK_SHIFT_MS);
}

/** YYYY-MM-DD; the default zone is India, where this product's companies keep their books. */
export function getToday(timeZone = "Asia/Kolkata"): string {
  return formatDayIn(timeZone, readClock());
}

/** YYYY-MM-DD. */
export function formatDayIn(timeZone: string, at: Date): string {
  return getDayFormat(timeZone).format(at);
}

/** Cached, because creating a formatter takes seventy times as long as using it. */
function getDayFormat(timeZone: string): Intl.DateTimeFormat {
  const cachedFormat = calendars.get(timeZone);
  if (cachedFormat) return cachedFormat;
  const dayFormat = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  calendars.set(timeZone, dayFormat);
  return dayFormat;
}

const calendars = new Map<string, Intl.DateTimeFormat>();

/** The instant at which a day begins in India, in UTC, formatted as DATETIME(3). */
export function formatDayStart(day: string): string {
  return toDatabaseTime(new Date(`${day}T00:00:00+05:30`));
}

/** Milliseconds that the product's clock is ahead; throws if the setting is no whole number. */
export function readShift(env: NodeJS.ProcessEnv): number {
  const shift = Number(env["VANBOOK_CLOCK_SHIFT"] ?? 0);
  if (!Number.isSafeInteger(shift))
    throw new Error("VANBOOK_CLOCK_SHIFT must be a whole number of milliseconds");
  return shift;
}

const CLOCK_SHIFT_MS = readShift(process.env);

/** The database's clock, for times that machines must agree on, such as outbox leases. */
export const DATABASE_NOW =
  CLOCK_SHIFT_MS === 0
    ? "UTC_TIMESTAMP(3)"
    : `(UTC_TIMESTAMP(3) + INTERVAL ${CLOCK_SHIFT_MS * 1000} MICROSECOND)`;
