import { expect, it } from "vitest";
import { createToken, hashOf, readTokenCompany } from "./token.ts";

it("a new token names its company and differs from every other token", () => {
  const [one, other] = [createToken(12), createToken(12)];
  expect(readTokenCompany(one)).toBe(12);
  expect(one).not.toBe(other);
});

it("a new token has 256 random bits, which the database keeps only as a hash", () => {
  const secrets = Array.from({ length: 1000 }, () => createToken(12).slice("12.".length));
  expect(new Set(secrets).size).toBe(1000);
  for (const secret of secrets) expect(Buffer.from(secret, "base64url")).toHaveLength(32);
  // Each bit is one in about half of them: 500, with a deviation of 16.
  for (let bit = 0; bit < 256; bit += 1) {
    const ones = secrets.filter((secret) => {
      const byte = Buffer.from(secret, "base64url")[bit >> 3] ?? 0;
      return (byte >> (bit & 7)) & 1;
    });
    expect(Math.abs(ones.length - 500)).toBeLessThan(120);
  }
  // SHA-256 of "abc", FIPS 180-2, appendix B.1.
  expect(hashOf("abc").toString("hex")).toBe(
    "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
  );
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
