import { dayIn, now, toDatabaseTime } from "../clock.ts";
import { refused } from "../contract/problem.ts";

/** An instant that a field app sent: as DATETIME(3), and the company's own day of it. Refuses one that is yet to come. */
export function pastInstant(text: string, field: string): { at: string; day: string; time: number } {
  const at = new Date(text);
  if (at.getTime() > now().getTime() + CLOCKS_DIFFER) throw refused("TIME_IN_FUTURE", field);
  return { at: toDatabaseTime(at), day: dayIn("Asia/Kolkata", at), time: at.getTime() };
}

/** The clocks of telephones may be ahead by so much. */
const CLOCKS_DIFFER = 5 * 60 * 1000;
