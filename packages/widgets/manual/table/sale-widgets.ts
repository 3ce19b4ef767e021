import type { ManualWidget } from "./manual-widget.ts";

/** Reports of sales and purchases. */
export const saleWidgets: readonly ManualWidget[] = [
  {
    name: "SaleReport",
    title: "Sale Report",
    group: "Sales",
    purpose:
      "Lists the bills of a range, with customer, amount, type and salesman. Pressing a bill shows its lines and taxes.",
  },
  {
    name: "ItemSaleReport",
    title: "Itemwise Sale Analysis",
    group: "Sales",
    purpose:
      "Sums what was sold of each item in a range. It shows which items sell and agrees with the Sale Report.",
  },
  {
    name: "ItemCustomerSaleReport",
    title: "Item Sale Customer",
    group: "Sales",
    purpose:
      "Lists who bought an item, bill line by bill line. Without an item it shows the lines of all items.",
  },
  {
    name: "SaleTaxReport",
    title: "Sale Tax Report",
    group: "Sales",
    purpose:
      "Shows the tax of each bill line, bill by bill, as a tax return needs it. Each kind of tax agrees with its account.",
  },
  {
    name: "HsnSaleReport",
    title: "HSNcode sale Report",
    group: "Sales",
    purpose:
      "Sums sales by HSN code, unit and tax rate, for the GST return. Free quantities and cancelled bills are left out.",
  },
  {
    name: "HsnReturnReport",
    title: "HSN Return sale Report",
    group: "Sales",
    purpose:
      "Sums what customers gave back by HSN code, unit and tax rate. Damaged and expired goods are counted too.",
  },
  {
    name: "OrderReport",
    title: "Order Report",
    group: "Sales",
    purpose: "Lists the orders of a range and how far each is delivered. Pressing an order shows its lines.",
  },
  {
    name: "PriceList",
    title: "Price List",
    group: "Sales",
    purpose:
      "Shows what a customer pays for each item on a day. The prices are those that a bill of that day would charge him.",
  },
  {
    name: "PurchaseReport",
    title: "Purchase Report",
    group: "Purchases",
    purpose:
      "Lists the purchases of a range with supplier, tax and amount. Pressing a purchase shows its lines.",
  },
  {
    name: "ItemPurchaseReport",
    title: "ItemWise Purchase",
    group: "Purchases",
    story: "TwoRows",
    purpose: "Lists every purchase of one item, with supplier and price. It shows how the price has moved.",
  },
  {
    name: "SupplierPurchaseReport",
    title: "Supplier Purchase Report",
    group: "Purchases",
    story: "ThreeRows",
    purpose:
      "Lists what was bought from one supplier, line by line. It is what his statement is checked against.",
  },
];
