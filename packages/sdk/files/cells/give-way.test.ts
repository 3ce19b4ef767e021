import { expect, test } from "vitest";
import { chooseGivesWay } from "./give-way.ts";

test.each([
  ["BillNo", "Bill No", "never"],
  ["GSTinNo", "GST No", "never"],
  ["Mob", "Mobile", "never"],
  ["CustomerName", "Customer", "last"],
  ["ItemName", "ItmName", "last"],
  ["Salesman", "Salesman", "soon"],
  ["UserName", "User", "soon"],
  ["RootName", "Route", "soon"],
  ["Address", "Address", "first"],
  ["Amount Amount in Words", "Amount in Words", "first"],
] as const)("on narrow paper the column %s (%s) shrinks %s", (id, label, expectedWay) => {
  expect(chooseGivesWay({ id, label, kind: "text" })).toBe(expectedWay);
});

test("columns of figures never shrink, and a definition can say when a column of texts shrinks", () => {
  expect(chooseGivesWay({ id: "Address", label: "Address", kind: "money" })).toBe("never");
  expect(chooseGivesWay({ id: "Address", label: "Address", kind: "text", gives: "last" })).toBe("last");
});
