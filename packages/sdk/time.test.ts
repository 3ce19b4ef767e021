import { expect, test } from "vitest";
import { wallTimeToInstant } from "./time.ts";

test("14:30 in Kochi is 09:00 in Greenwich", () => {
  expect(wallTimeToInstant("2026-11-20T14:30:00.000Z").toISOString()).toBe("2026-11-20T09:00:00.000Z");
});

test("an early morning in Kochi belongs to the day before in Greenwich", () => {
  expect(wallTimeToInstant("2026-01-01T05:29:00Z").toISOString()).toBe("2025-12-31T23:59:00.000Z");
});

test("a text that is not a time is refused", () => {
  expect(() => wallTimeToInstant("yesterday")).toThrow(RangeError);
});
