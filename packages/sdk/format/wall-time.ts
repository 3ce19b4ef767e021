import { wallTimeToInstant } from "@vanbook/sdk";
import { date } from "./date.ts";
import { dayInIndia } from "./day.ts";

/**
 * DD-MM-YYYY HH:MM in the company's time zone. The server sends the times of trips and trails as
 * Indian wall-clock time marked `Z`.
 */
export function formatWallTime(text: string | null): string | null {
  return text === null ? null : formatMoment(wallTimeToInstant(text));
}

/** DD-MM-YYYY HH:MM in the company's time zone. */
export function formatMoment(at: Date): string {
  return `${date(dayInIndia(at))} ${CLOCK_FORMAT.format(at)}`;
}

const CLOCK_FORMAT = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Asia/Kolkata",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});
