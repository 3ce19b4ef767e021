import { expect, it } from "vitest";
import { generateCodeAt, buildFactorKey, stepOfCode } from "./totp.ts";

// RFC 6238, appendix B: the secret of its table, and the last six of the eight digits.
const TEST_SECRET = Buffer.from("12345678901234567890");
const TEST_VECTORS = [
  [59, "287082"],
  [1111111109, "081804"],
  [1111111111, "050471"],
  [1234567890, "005924"],
  [2000000000, "279037"],
  [20000000000, "353130"],
] as const;

const makeInstant = (seconds: number) => new Date(seconds * 1000);

it.each(TEST_VECTORS)("the code at second %i is the one in RFC 6238", (seconds, code) => {
  expect(generateCodeAt(TEST_SECRET, makeInstant(seconds))).toBe(code);
  expect(stepOfCode(TEST_SECRET, code, makeInstant(seconds))).toBe(Math.floor(seconds / 30));
});

it("a code is accepted one step before and after its time, and not further away", () => {
  const code = generateCodeAt(TEST_SECRET, makeInstant(1234567890)); // step 41152263 begins at this second
  const takenSteps = [-31, -30, 0, 29, 30, 59, 60].map((later) =>
    stepOfCode(TEST_SECRET, code, makeInstant(1234567890 + later)),
  );
  expect(takenSteps).toEqual([null, 41152263, 41152263, 41152263, 41152263, 41152263, null]);
});

it.each(["287083", "28708", "2870820", "", "abcdef", "٢٨٧٠٨٢"])(
  "the wrong code %s is not accepted",
  (code) => {
    expect(stepOfCode(TEST_SECRET, code, makeInstant(59))).toBeNull();
  },
);

it("an authenticator app gets a key to type and the address for a QR code", () => {
  const { key, uri } = buildFactorKey(TEST_SECRET, { company: "Kairali: Distributors", username: "meera" });
  expect(key).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
  const address = new URL(uri);
  expect([address.protocol, address.host]).toEqual(["otpauth:", "totp"]);
  expect(decodeURIComponent(address.pathname)).toBe("/Vanbook Kairali  Distributors:meera");
  expect(Object.fromEntries(address.searchParams)).toEqual({
    ...{ issuer: "Vanbook Kairali  Distributors", secret: key },
    ...{ algorithm: "SHA1", digits: "6", period: "30" },
  });
});
