import { formatDayIn, readClock, toDatabaseTime } from "../clock.ts";
import { problemOnField } from "@vanbook/sdk/problem";

/** `at` is DATETIME(3); `day` is in the company's time zone. Throws TIME_IN_FUTURE. */
export function parsePastInstant(text: string, field: string): { at: string; day: string; time: number } {
  const at = new Date(text);
  if (at.getTime() > readClock().getTime() + CLOCKS_DIFFER) throw problemOnField("TIME_IN_FUTURE", field);
  return { at: toDatabaseTime(at), day: formatDayIn("Asia/Kolkata", at), time: at.getTime() };
}

/** Tolerance for phone clocks that are ahead, in milliseconds. */
const CLOCKS_DIFFER = 5 * 60 * 1000;
