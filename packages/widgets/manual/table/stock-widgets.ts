import type { ManualWidget } from "./manual-widget.ts";

/** Reports of goods, vans and field staff, and the maps. */
export const stockWidgets: readonly ManualWidget[] = [
  {
    name: "StockReport",
    title: "Stock Report",
    group: "Stock",
    purpose:
      "Shows what of each item was there, came, went and is left over a range. A page may open the Item Ledger of an item that is pressed.",
  },
  {
    name: "StockValuation",
    title: "Stock Valuation",
    group: "Stock",
    purpose:
      "Shows what the stock of each item was worth, what came and went, and what it is worth at the end of a range. All items together are the balance of the Inventory account.",
  },
  {
    name: "BatchStock",
    title: "Batch Stock",
    group: "Stock",
    purpose:
      "Lists what lies of each batch at each place, what expires first on top. It shows what has expired, or will within 30, 60 or 90 days.",
  },
  {
    name: "ItemLedger",
    title: "Item Ledger",
    group: "Stock",
    purpose:
      "Lists each move of one item, with what there is of it and what that is worth afterwards. Pressing a move shows its voucher.",
  },
  {
    name: "GodownStock",
    title: "GoDown Stock",
    group: "Stock",
    purpose:
      "Shows where each item's stock of this financial year came from and went. What is sold, in the godown and in vans adds up on every row.",
  },
  {
    name: "OpeningStockReport",
    title: "Opening Stock Report",
    group: "Stock",
    purpose:
      "Lists the stock with which the books were opened. It is read once, when a company begins with Vanbook.",
  },
  {
    name: "ProductionReport",
    title: "Production Report",
    group: "Stock",
    purpose: "Lists productions with what they made and what they cost. Pressing one shows its ingredients.",
  },
  {
    name: "DamageReport",
    title: "Damage Report",
    group: "Stock",
    purpose:
      "Lists goods that came back, were replaced or were written off. Each row says in what condition they were.",
  },
  {
    name: "VanLoadReport",
    title: "Vanload Report",
    group: "Vans",
    purpose: "Shows what a van had in the morning, got, sold and has left. It is for one van and one day.",
  },
  {
    name: "VanLoadDatewise",
    title: "Vanload Datewise",
    group: "Vans",
    purpose:
      "Shows a van's stock over a range, day after day. Its figures follow the rules of the Vanload Report.",
  },
  {
    name: "VanLoadAnalysis",
    title: "Stock Report Details",
    group: "Vans",
    purpose:
      "Shows what was loaded in a month, a row for each day and a column for each van. Pressing a cell leads to that van's day.",
  },
  {
    name: "VanSaleSummary",
    title: "VanSale Summary",
    group: "Vans",
    purpose:
      "Adds up what vans sold, collected and spent in a range. It ends with the cash that must be in hand.",
  },
  {
    name: "Employees",
    title: "Employee Details",
    group: "Field staff",
    purpose:
      "Lists the field staff with the latest trip of each. It says who is on the way and who has come back.",
  },
  {
    name: "TripReport",
    title: "Trip Report",
    group: "Field staff",
    stories: "reports/trips/TripDocuments",
    purpose: "Lists one employee's trips of a range with their kilometres. It shows what they earn him.",
  },
  {
    name: "AllTripReport",
    title: "Trip Report of all employees",
    group: "Field staff",
    stories: "reports/trips/TripDocuments",
    purpose:
      "Lists the trips of all employees in a range. It is the Trip Report for who manages several of them.",
  },
  {
    name: "TripLines",
    title: "Tripline",
    group: "Field staff",
    purpose: "Lists whom an employee visited, and when. Each row says what came of the visit.",
  },
  {
    name: "TripOrders",
    title: "Order",
    group: "Field staff",
    stories: "reports/trips/TripDocuments",
    purpose: "Lists the orders that an employee took on a day. Pressing one shows its lines.",
  },
  {
    name: "TripSales",
    title: "Sale",
    group: "Field staff",
    stories: "reports/trips/TripDocuments",
    purpose: "Lists the bills that an employee made on a day. Pressing one shows its lines.",
  },
  {
    name: "TripReceipts",
    title: "Receipt",
    group: "Field staff",
    stories: "reports/trips/TripDocuments",
    purpose: "Lists the money that an employee collected on a day. Each row says how it was paid.",
  },
  {
    name: "TripHead",
    title: "Trip head",
    group: "Field staff",
    purpose: "Says whose trip it is: name and role. It stands above the other parts of a trip's page.",
  },
  {
    name: "TripInfo",
    title: "Trip info",
    group: "Field staff",
    stories: "field/Trip",
    purpose:
      "Counts an employee's visits, orders and new customers of a day. The odometer is shown with its photos, at the beginning and the end.",
  },
  {
    name: "TripMap",
    title: "Trip map",
    group: "Field staff",
    stories: "field/Trip",
    purpose: "Draws an employee's visits of a day on a map. A list beside the map says the same in words.",
  },
  {
    name: "LiveLocations",
    title: "Live Locations",
    group: "Field staff",
    purpose: "Shows where the staff was over a day, point by point. Today's map is asked anew every minute.",
  },
  {
    name: "LocationsMap",
    title: "Locations",
    group: "Field staff",
    purpose: "Shows where each employee was last. It is the map of the dashboard.",
  },
];
