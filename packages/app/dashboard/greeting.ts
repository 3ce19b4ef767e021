/** The greeting for the time of day in India, even if the viewer is in another time zone. */
export function chooseGreeting(now: Date): "morning" | "afternoon" | "evening" {
  const hour = Number(INDIAN_HOUR.format(now));
  return hour < 12 ? "morning" : hour < 17 ? "afternoon" : "evening";
}

const INDIAN_HOUR = new Intl.DateTimeFormat("en-GB", {
  hour: "2-digit",
  hourCycle: "h23",
  timeZone: "Asia/Kolkata",
});
