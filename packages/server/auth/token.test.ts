import { expect, it } from "vitest";
import { readTokenCompany, createToken } from "./token.ts";

it("a new token names its company and differs from every other token", () => {
  const [one, other] = [createToken(12), createToken(12)];
  expect(readTokenCompany(one)).toBe(12);
  expect(one).not.toBe(other);
});

it("a text that is not a token names no company", () => {
  for (const text of [
    "",
    "12",
    "0.".padEnd(45, "a"),
    `12.${"a".repeat(42)}`,
    `12.${"a".repeat(43)}=`,
    `x.${"a".repeat(43)}`,
  ]) {
    expect(readTokenCompany(text)).toBeNull();
  }
});
