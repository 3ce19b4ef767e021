/** Which greeting the time of day asks for, by the clock in India wherever the viewer sits. */
export function greeting(now: Date): "morning" | "afternoon" | "evening" {
  const hour = Number(INDIA.format(now));
  return hour < 12 ? "morning" : hour < 17 ? "afternoon" : "evening";
}

const INDIA = new Intl.DateTimeFormat("en-GB", {
  hour: "2-digit",
  hourCycle: "h23",
  timeZone: "Asia/Kolkata",
});
