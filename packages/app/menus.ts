import type { Role } from "./roles.ts";
import { type ScreenPath, screens } from "./screens.ts";

/** One entry of the second bar: a link, or a menu of links. */
export interface Menu {
  label: string;
  path?: ScreenPath;
  items?: readonly MenuItem[];
}

/** A link to a screen, under the name that the menu gives it. */
export interface MenuItem {
  label: string;
  path: ScreenPath;
}

/**
 * The menus that a role sees. What remains is the documented rule: 1, 3 and 4 see all, others Home,
 * Master Control and Sales & Distribution, because the other menus hold nothing that they may open.
 */
export function menusFor(role: Role): Menu[] {
  return menus
    .map((menu) =>
      menu.items ? { ...menu, items: menu.items.filter((item) => mayOpen(item.path, role)) } : menu,
    )
    .filter((menu) => (menu.items ? menu.items.length > 0 : menu.path && mayOpen(menu.path, role)));
}

/** Whether a role may open a screen. */
export function mayOpen(path: ScreenPath, role: Role): boolean {
  const { roles } = screens[path];
  return roles === "public" || roles.includes(role);
}

// The documented entries come first in each menu; after them the screens that the documented menus leave out (DOMAIN 4.13).
const menus: readonly Menu[] = [
  { label: "Home", path: "/dashboard" },
  {
    label: "Master Control",
    items: [
      { label: "Company Info", path: "/CompanyInfo" },
      { label: "User Info", path: "/Userinfo" },
      { label: "User Admin", path: "/TabUserMaster" },
      { label: "Employee Message", path: "/EmpMessage" },
      { label: "Task Master", path: "/TaskManager" },
      { label: "Live Locations", path: "/Liveusermap" },
    ],
  },
  {
    label: "Sales & Distribution",
    items: [
      { label: "Sale Report", path: "/Tabsale" },
      { label: "Order Report", path: "/OrderReport" },
      { label: "Receipt", path: "/ReceiptReport" },
      { label: "VanSale Summary", path: "/VanSaleSummary" },
    ],
  },
  {
    label: "Inventory",
    items: [
      { label: "Opening Stock", path: "/OpeningStockReport" },
      { label: "Purchase", path: "/TabPurchase" },
      { label: "Production", path: "/Production" },
      { label: "GoDown Stock", path: "/balancestock" },
      { label: "Damage Report", path: "/DamageReport" },
      { label: "Stock Report", path: "/StockReport" },
      { label: "Van Load", path: "/TabVanload" },
    ],
  },
  {
    label: "Accounts",
    items: [
      { label: "Payment", path: "/PaymentReport" },
      { label: "Journal", path: "/JournalReport" },
      { label: "Receipt Master", path: "/Recieptpage" },
    ],
  },
  {
    label: "Finance",
    items: [
      { label: "Profit", path: "/ProfitReport" },
      { label: "Debitors", path: "/DebitorsReport" },
      { label: "Creditors", path: "/CreditorsReport" },
      { label: "Customer Ledger", path: "/CustomerLedger" },
      { label: "Trial Balance", path: "/trailbalance" },
      { label: "Profit & Loss", path: "/PandLReport" },
      { label: "Ledger", path: "/LedgerAll" },
      { label: "Trans Ledger", path: "/LedgerTrans" },
    ],
  },
  {
    label: "Masters",
    items: [
      { label: "Customer Details", path: "/CustomerDetailsReport" },
      { label: "Accounts", path: "/Account" },
      { label: "Branch, Zone, Distributor", path: "/TabMasters" },
      { label: "Import", path: "/TabImport" },
      { label: "Series", path: "/TabSeries" },
      { label: "Routes and Vehicles", path: "/TabBeatMaster" },
      { label: "Beat Plan", path: "/BeatAllocate" },
      { label: "Items", path: "/ItemCreation" },
      { label: "Rate Discount", path: "/ItemRateDiscount" },
    ],
  },
  { label: "Employee Trip", path: "/EmpView" },
];
