import type * as widgets from "@vanbook/widgets";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { appText } from "../generated/text/en-IN/app.ts";
import { SalePage } from "../reports/SalePage.tsx";
import { managers } from "../roles.ts";

const user = vi.hoisted(() => ({ UserRoleId: 1 }));
vi.mock("../session/session-context.ts", () => ({ useUser: () => user }));
vi.mock("../pages/TabbedScreen.tsx", () => ({
  TabbedScreen: ({ tabs }: { tabs: readonly { label: string }[] }) =>
    tabs.map(({ label }) => <li key={label}>{label}</li>),
}));
vi.mock("@vanbook/widgets", async (loadWidgets) => ({
  ...(await loadWidgets<typeof widgets>()),
  SaleReport: () => <h1>The sale report alone</h1>,
}));

test("roles 1, 3 and 4 see the six tabs of the sale area, and a salesman the Sale Report alone", () => {
  const listTabs = (role: number) => {
    user.UserRoleId = role;
    return renderToStaticMarkup(<SalePage />)
      .replaceAll(/<[^>]+>/g, "|")
      .split("|")
      .filter(Boolean);
  };
  const tabs = ["Sale Report", "Itemwise Sale Analysis", "Item Sale Customer", "Sale Tax Report"];
  tabs.push("HSNcode by sale", "HSNcode by Return sale");
  expect([1, 3, 4].map(listTabs)).toEqual([tabs, tabs, tabs]);
  expect(listTabs(2)).toEqual(["The sale report alone"]);
});

test("the areas of sales, purchases and vans have the documented tabs; roles 1, 3 and 4 see all of sales", () => {
  const { sale, purchase, vanLoads } = appText;
  const { report, itemwise, itemCustomer, tax, hsn, hsnReturn } = sale;
  expect([report, itemwise, itemCustomer, tax, hsn, hsnReturn]).toEqual([
    "Sale Report",
    "Itemwise Sale Analysis",
    "Item Sale Customer",
    "Sale Tax Report",
    "HSNcode by sale",
    "HSNcode by Return sale",
  ]);
  // SalePage shows the tabs to these roles alone.
  expect(managers).toEqual([1, 3, 4]);
  expect([purchase.report, purchase.supplier, purchase.item]).toEqual([
    "Purchase Report",
    "SupplierWise Report",
    "ItemWise Purchase",
  ]);
  expect([vanLoads.report, vanLoads.analysis, vanLoads.datewise]).toEqual([
    "Vanload Report",
    "Vanload Analysis",
    "Vanload Datewise",
  ]);
});
