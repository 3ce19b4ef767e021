import { expect, it } from "vitest";
import { codeAt, factorKey, stepOfCode } from "./totp.ts";

// RFC 6238, appendix B: the secret of its table, and the last six of the eight digits.
const SECRET = Buffer.from("12345678901234567890");
const VECTORS = [
  [59, "287082"],
  [1111111109, "081804"],
  [1111111111, "050471"],
  [1234567890, "005924"],
  [2000000000, "279037"],
  [20000000000, "353130"],
] as const;

const at = (seconds: number) => new Date(seconds * 1000);

it.each(VECTORS)("the code at second %i is the one in RFC 6238", (seconds, code) => {
  expect(codeAt(SECRET, at(seconds))).toBe(code);
  expect(stepOfCode(SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30));
});

it("a code is accepted one step before and after its time, and not further away", () => {
  const code = codeAt(SECRET, at(1234567890)); // step 41152263 begins at this second
  const taken = [-31, -30, 0, 29, 30, 59, 60].map((later) =>
    stepOfCode(SECRET, code, at(1234567890 + later)),
  );
  expect(taken).toEqual([null, 41152263, 41152263, 41152263, 41152263, 41152263, null]);
});

it.each(["287083", "28708", "2870820", "", "abcdef", "٢٨٧٠٨٢"])(
  "the wrong code %s is not accepted",
  (code) => {
    expect(stepOfCode(SECRET, code, at(59))).toBeNull();
  },
);

it("an authenticator app gets a key to type and the address for a QR code", () => {
  const { key, uri } = factorKey(SECRET, { company: "Kairali: Distributors", username: "meera" });
  expect(key).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
  const address = new URL(uri);
  expect([address.protocol, address.host]).toEqual(["otpauth:", "totp"]);
  expect(decodeURIComponent(address.pathname)).toBe("/Vanbook Kairali  Distributors:meera");
  expect(Object.fromEntries(address.searchParams)).toEqual({
    ...{ issuer: "Vanbook Kairali  Distributors", secret: key },
    ...{ algorithm: "SHA1", digits: "6", period: "30" },
  });
});
