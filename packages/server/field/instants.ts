import { dayIn, now, toDatabaseTime } from "../clock.ts";
import { refused } from "@vanbook/sdk/problem";

/**
 * Reads an instant sent by a field app; returns it as DATETIME(3), and as a day in the company's time zone.
 * Throws TIME_IN_FUTURE.
 */
export function pastInstant(text: string, field: string): { at: string; day: string; time: number } {
  const at = new Date(text);
  if (at.getTime() > now().getTime() + CLOCKS_DIFFER) throw refused("TIME_IN_FUTURE", field);
  return { at: toDatabaseTime(at), day: dayIn("Asia/Kolkata", at), time: at.getTime() };
}

/** Tolerance for phone clocks that are ahead, in milliseconds. */
const CLOCKS_DIFFER = 5 * 60 * 1000;
