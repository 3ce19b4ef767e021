import { type Role, everyone, managers, administrator } from "./roles.ts";

/** Every documented address, its title and who may open it; `public` needs no sign-in. */
export const screens = {
  "/": { title: "Login", roles: "public" },
  "/Versionlog": { title: "Version Log", roles: "public" },

  "/dashboard": { title: "Dashboard", roles: everyone },
  "/dashEmp": { title: "Profile", roles: everyone },
  "/Resetpassword": { title: "Reset Password", roles: everyone },
  "/versionlogpage": { title: "Version Log", roles: everyone },

  "/CompanyInfo": { title: "Company Management", roles: everyone },
  "/Userinfo": { title: "User Master", roles: everyone },
  "/TabUserMaster": { title: "User Admin", roles: administrator },
  "/EmpMessage": { title: "Employee Message", roles: everyone },
  "/TaskManager": { title: "Task Master", roles: everyone },

  "/Tabsale": { title: "Sale", roles: everyone },
  "/OrderReport": { title: "Order Report", roles: everyone },
  "/ReceiptReport": { title: "Receipt Report", roles: everyone },
  "/VanSaleSummary": { title: "VanSale Summary", roles: everyone },

  "/OpeningStockReport": { title: "Opening Stock Report", roles: managers },
  "/TabPurchase": { title: "Purchase", roles: managers },
  "/Production": { title: "Production Report", roles: managers },
  "/balancestock": { title: "GoDown Stock", roles: managers },
  "/DamageReport": { title: "Damage Report", roles: managers },
  "/StockReport": { title: "Stock Report", roles: managers },
  "/TabVanload": { title: "Van Load", roles: managers },

  "/PaymentReport": { title: "Payment Report", roles: managers },
  "/JournalReport": { title: "Journal Report", roles: managers },
  "/Recieptpage": { title: "Receipt Master", roles: managers },

  "/ProfitReport": { title: "Profit Report", roles: managers },
  "/DebitorsReport": { title: "Debitors Report", roles: managers },
  "/CreditorsReport": { title: "Creditors Report", roles: managers },
  "/CustomerLedger": { title: "Customer Ledger", roles: managers },
  "/trailbalance": { title: "Trial Balance", roles: managers },
  "/PandLReport": { title: "Profit & Loss Statement", roles: managers },
  "/LedgerAll": { title: "Ledger Report", roles: managers },
  "/LedgerTrans": { title: "Trans Ledger Report", roles: managers },

  "/CustomerDetailsReport": { title: "Customer Details Report", roles: managers },
  "/Account": { title: "Account Creation", roles: managers },
  "/TabMasters": { title: "Masters", roles: managers },
  "/TabImport": { title: "Import", roles: managers },
  "/TabSeries": { title: "Series", roles: managers },
  "/TabBeatMaster": { title: "Route and Vehicle Master", roles: managers },
  "/BeatAllocate": { title: "Employee Beat Plan", roles: managers },
  "/ItemCreation": { title: "Item Creation", roles: managers },
  "/ItemRateDiscount": { title: "Rate Discount percentage", roles: managers },
  "/Ratediscount": { title: "Rate Discount percentage", roles: managers },

  "/EmpView": { title: "Employee Details", roles: managers },
  "/TabEmpTrip": { title: "Employee Trip", roles: everyone },
  "/Liveusermap": { title: "Live Locations", roles: managers },
} as const satisfies Record<string, Screen>;

/** One of the documented addresses, spelt as documented; the router matches it in any case. */
export type ScreenPath = keyof typeof screens;

interface Screen {
  title: string;
  roles: "public" | readonly Role[];
}
