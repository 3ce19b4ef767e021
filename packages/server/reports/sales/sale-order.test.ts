import { expect, test } from "vitest";
import { chooseSaleOrder } from "./sale-order.ts";

const today = "2026-11-21";
const usual = { FromDate: "2026-11-14", ToDate: today, Type: "All" } as const;

test.each([
  [usual, "-BillDate"],
  [{ ...usual, CustomerID: null }, "-BillDate"],
  [{ ...usual, FromDate: "2026-11-13" }, "BillDate"],
  [{ FromDate: "2026-11-13", ToDate: "2026-11-20" }, "BillDate"],
  [{ ...usual, Type: "Retail" }, "BillDate"],
  [{ ...usual, RouteID: 4 }, "BillDate"],
] as const)("the sale report for %j is sorted by %s", (filters, order) => {
  expect(chooseSaleOrder(filters, { today, isOfSomeUsers: false })).toBe(order);
});

test("a choice of users counts as a filter in the order of the sale report", () => {
  expect(chooseSaleOrder(usual, { today, isOfSomeUsers: true })).toBe("BillDate");
});
