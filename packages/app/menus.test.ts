import { expect, test } from "vitest";
import { listMenus } from "./menus.ts";

const listLabels = (role: 1 | 2 | 3 | 4) => listMenus(role).map((menu) => menu.label);
const listEntries = (role: 1 | 2 | 3 | 4, menu: string) =>
  listMenus(role)
    .find(({ label }) => label === menu)
    ?.items?.map(({ label }) => label) ?? [];

test("roles 1, 3 and 4 see every menu, in the documented order", () => {
  const all = [
    "Home",
    "Master Control",
    "Sales & Distribution",
    "Inventory",
    "Accounts",
    "Finance",
    "Masters",
    "Employee Trip",
  ];
  expect(listLabels(1)).toEqual(all);
  expect(listLabels(3)).toEqual(all);
  expect(listLabels(4)).toEqual(all);
});

test("a salesman sees Home, Master Control and Sales & Distribution only", () => {
  expect(listLabels(2)).toEqual(["Home", "Master Control", "Sales & Distribution"]);
});

test("each menu begins with the documented entries", () => {
  expect(listEntries(1, "Master Control").slice(0, 2)).toEqual(["Company Info", "User Info"]);
  expect(listEntries(1, "Sales & Distribution").slice(0, 5)).toEqual([
    "Sale Report",
    "Order Report",
    "Receipt",
    "VanSale Summary",
    "Price List",
  ]);
  expect(listEntries(1, "Inventory").slice(0, 7)).toEqual([
    "Opening Stock",
    "Purchase",
    "Production",
    "GoDown Stock",
    "Damage Report",
    "Stock Report",
    "Van Load",
  ]);
  expect(listEntries(1, "Accounts").slice(0, 2)).toEqual(["Payment", "Journal"]);
  expect(listEntries(1, "Finance").slice(0, 5)).toEqual([
    "Profit",
    "Debitors",
    "Creditors",
    "Customer Ledger",
    "Trial Balance",
  ]);
  expect(listEntries(1, "Masters")[0]).toBe("Customer Details");
});

test("a manager's menus leave out the screens that only the administrator may open", () => {
  expect(listEntries(1, "Master Control")).toContain("User Admin");
  expect(listEntries(3, "Master Control")).not.toContain("User Admin");
});
