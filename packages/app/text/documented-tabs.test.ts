import { expect, test } from "vitest";
import { appText } from "../generated/text/en-IN/app.ts";
import { managers } from "../roles.ts";

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
