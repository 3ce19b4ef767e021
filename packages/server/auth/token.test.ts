import { expect, it } from "vitest";
import { companyOf, newToken } from "./token.ts";

it("names its company and nothing that can be guessed", () => {
  const [one, other] = [newToken(12), newToken(12)];
  expect(companyOf(one)).toBe(12);
  expect(one).not.toBe(other);
});

it("takes no other text for a token", () => {
  for (const text of [
    "",
    "12",
    "0.".padEnd(45, "a"),
    `12.${"a".repeat(42)}`,
    `12.${"a".repeat(43)}=`,
    `x.${"a".repeat(43)}`,
  ]) {
    expect(companyOf(text)).toBeNull();
  }
});
