import { expect, test } from "vitest";
import { wallTimeToInstant } from "./time.ts";

test("half past two in Kochi is nine in Greenwich", () => {
  expect(wallTimeToInstant("2026-11-20T14:30:00.000Z").toISOString()).toBe("2026-11-20T09:00:00.000Z");
});

test("an early morning belongs to the day before in Greenwich", () => {
  expect(wallTimeToInstant("2026-01-01T05:29:00Z").toISOString()).toBe("2025-12-31T23:59:00.000Z");
});

test("what is no time is refused", () => {
  expect(() => wallTimeToInstant("yesterday")).toThrow(RangeError);
});
