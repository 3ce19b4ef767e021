import { expect, test } from "vitest";
import { addParts, formatParts, toParts, type Parts } from "./subtotal.ts";

const sum = (...values: (number | string | null)[]) =>
  formatParts(
    "money",
    values.reduce<Parts>((so, value) => addParts(so, toParts("money", value)), 0),
  );

test("a sum of money is exact to the paisa, where adding floating-point numbers is not", () => {
  expect(sum(0.1, 0.2)).toBe("0.30");
  expect(sum("0.10", "0.20", null, "")).toBe("0.30");
  expect(sum(1791.06, -1791.07)).toBe("-0.01");
  expect(sum(162764.46, 71135.17, 516.86)).toBe("234416.49");
  expect(sum()).toBe("0.00");
});

test("amounts and sums that are too large for a number stay exact", () => {
  // 99,99,99,99,99,99,999.99 a thousand times.
  const large = "9999999999999999.99";
  expect(sum(...Array.from({ length: 1000 }, () => large))).toBe("9999999999999999990.00");
  // Each value fits a number, but the sum does not.
  expect(sum(...Array.from({ length: 5 }, () => 20000000000000.01))).toBe("100000000000000.05");
  expect(sum(large, `-${large}`)).toBe("0.00");
  expect(sum("90071992547409.91", "0.01", "0.01")).toBe("90071992547409.93");
  expect(sum("-90071992547409.91", "-0.02")).toBe("-90071992547409.93");
});

test("quantities have three decimals", () => {
  expect(formatParts("quantity", addParts(toParts("quantity", "1.005"), toParts("quantity", 0.25)))).toBe(
    "1.255",
  );
  expect(formatParts("quantity", toParts("quantity", -0.001))).toBe("-0.001");
  expect(toParts("quantity", "no figure")).toBe(0);
});
