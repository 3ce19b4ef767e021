import { expect, test } from "vitest";
import { chooseGreeting } from "./greeting.ts";

test("the greeting follows the clock in India, which is 5 h 30 min ahead of UTC", () => {
  expect(chooseGreeting(new Date("2026-11-21T06:29:59Z"))).toBe("morning"); // 11:59
  expect(chooseGreeting(new Date("2026-11-21T06:30:00Z"))).toBe("afternoon"); // 12:00
  expect(chooseGreeting(new Date("2026-11-21T11:30:00Z"))).toBe("evening"); // 17:00
  expect(chooseGreeting(new Date("2026-11-21T18:30:00Z"))).toBe("morning"); // 00:00 of the 22nd
});
