import { wallTimeToInstant } from "@vanbook/sdk";
import { date } from "./date.ts";
import { dayInIndia } from "./day.ts";

/**
 * Formats the time of a trip or trail as DD-MM-YYYY HH:MM in the company's time zone. The server sends it as
 * Indian wall-clock time marked `Z`.
 */
export function wallTime(text: string | null): string | null {
  return text === null ? null : moment(wallTimeToInstant(text));
}

/** Formats an instant as DD-MM-YYYY HH:MM in the company's time zone. */
export function moment(at: Date): string {
  return `${date(dayInIndia(at))} ${CLOCK.format(at)}`;
}

const CLOCK = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Asia/Kolkata",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});
