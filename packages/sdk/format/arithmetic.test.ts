import { expect, it } from "vitest";
import { evaluateArithmetic } from "./arithmetic.ts";

// Worked out by hand.
it.each([
  ["540", "540.00"],
  ["1,00,000.5", "100000.50"],
  ["12*45", "540.00"],
  ["12 * 45 + 10", "550.00"],
  ["10 + 12*45", "550.00"],
  ["(10+12)*45", "990.00"],
  ["100/3", "33.33"],
  ["200/3", "66.67"],
  ["100/3*3", "100.00"],
  // Half a paisa rounds up, also where floating point is slightly below: 1.005 is 1.00499… there.
  ["1.005", "1.01"],
  ["-1.005", "-1.01"],
  ["0.1+0.2", "0.30"],
  ["99999999999999.99+0.01", "100000000000000.00"],
  ["5-8", "-3.00"],
  ["2*-3", "-6.00"],
  ["-(2+3)", "-5.00"],
  ["0-0", "0.00"],
  [".5", "0.50"],
  ["7.", "7.00"],
  ["-6/-3", "2.00"],
])("the typed sum %s gives %s", (typedText, is) => {
  expect(evaluateArithmetic(typedText, 2)).toBe(is);
});

it.each([
  "12,50",
  "1,5",
  "1,1000",
  "1,000,00",
  "10+2,5",
  ",",
  "1,,000",
  "",
  "abc",
  "12*",
  "*12",
  "(12",
  "12)",
  "1/0",
  "12 45x",
  "1..2",
  "₹12",
  "1e3",
  "--",
  "()",
])("the typed text %s is not a sum", (typedText) => {
  expect(evaluateArithmetic(typedText, 2)).toBeUndefined();
});

it("a calculated amount has as many decimals as its field", () => {
  expect(evaluateArithmetic("10/4", 3)).toBe("2.500");
  expect(evaluateArithmetic("10/4", 0)).toBe("3");
});
