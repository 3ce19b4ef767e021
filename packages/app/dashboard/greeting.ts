/** The greeting for the time of day in India, even if the viewer is in another time zone. */
export function greeting(now: Date): "morning" | "afternoon" | "evening" {
  const hour = Number(INDIA.format(now));
  return hour < 12 ? "morning" : hour < 17 ? "afternoon" : "evening";
}

const INDIA = new Intl.DateTimeFormat("en-GB", {
  hour: "2-digit",
  hourCycle: "h23",
  timeZone: "Asia/Kolkata",
});
