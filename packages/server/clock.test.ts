import { expect, it } from "vitest";
import { formatDayIn, fromDatabaseTime, readClock, readShift, toDatabaseTime, getToday } from "./clock.ts";

it("the clock knows the day in India while it is another day in UTC", () => {
  const afterMidnight = new Date("2027-03-31T18:40:00Z"); // 00:10 on 1 April in India
  expect(formatDayIn("Asia/Kolkata", afterMidnight)).toBe("2027-04-01");
  expect(formatDayIn("UTC", afterMidnight)).toBe("2027-03-31");
  expect(formatDayIn("America/Los_Angeles", afterMidnight)).toBe("2027-03-31");
});

it("the clock knows 29 February", () => {
  expect(formatDayIn("Asia/Kolkata", new Date("2028-02-28T18:30:00Z"))).toBe("2028-02-29");
  expect(formatDayIn("Asia/Kolkata", new Date("2028-02-29T18:30:00Z"))).toBe("2028-03-01");
});

it("`today` follows the product's clock", () => {
  const before = formatDayIn("Asia/Kolkata", readClock());
  expect([before, formatDayIn("Asia/Kolkata", readClock())]).toContain(getToday());
});

it("a time keeps its milliseconds in the database's form and back", () => {
  const at = readClock();
  expect(Date.parse(fromDatabaseTime(toDatabaseTime(at)))).toBe(at.getTime());
  expect(readClock().getTime()).toBeGreaterThanOrEqual(at.getTime());
});

it("the clock takes its shift from the environment, and refuses one that is not a whole number", () => {
  expect(readShift({})).toBe(0);
  expect(readShift({ VANBOOK_CLOCK_SHIFT: "-86400000" })).toBe(-86_400_000);
  expect(() => readShift({ VANBOOK_CLOCK_SHIFT: "tomorrow" })).toThrow("VANBOOK_CLOCK_SHIFT");
  expect(() => readShift({ VANBOOK_CLOCK_SHIFT: "1.5" })).toThrow("VANBOOK_CLOCK_SHIFT");
});
