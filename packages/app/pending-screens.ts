import { type ScreenPath, screens } from "./screens.ts";

/** Documented addresses whose screen is still to come; `routes.tsx` must build every other one, and none of these. */
const pendingPaths = [
  "/ReceiptReport",
  "/OpeningStockReport",
  "/Production",
  "/DamageReport",
  "/PaymentReport",
  "/JournalReport",
  "/CustomerDetailsReport",
  "/EmpView",
  "/TabEmpTrip",
  "/Liveusermap",
] as const satisfies readonly ScreenPath[];

/** Parts of screens that stand already, still to come. */
const pendingParts = [
  { path: "/dashboard", title: "Dashboard: B2B and B2C sales" },
  { path: "/dashboard", title: "Dashboard: total customers, routes, items and categories" },
  { path: "/dashboard", title: "Dashboard: customers to visit, pending, visited and new today" },
  { path: "/dashboard", title: "Dashboard: order summary chart" },
  { path: "/dashboard", title: "Dashboard: locations map" },
  { path: "/dashboard", title: "Dashboard: User Message list" },
  { path: "/dashboard", title: "Dashboard: Stock Storage" },
  { path: "/dashboard", title: "Dashboard: Sales Activity" },
  { path: "/dashboard", title: "Dashboard: Most Visited Customer and Product Traffic" },
  { path: "/dashboard", title: "Dashboard: Tasks" },
  { path: "/dashboard", title: "Dashboard: Invoices" },
  { path: "/dashboard", title: "Dashboard: subscription card" },
] as const satisfies readonly PendingScreen[];

/** The one list of what the spec documents and the app does not show yet; `npm run pending` prints it. */
export const pendingScreens: readonly PendingScreen[] = [
  ...pendingPaths.map((path) => ({ path, title: screens[path].title })),
  ...pendingParts,
];

/** An address without a screen of its own yet. */
export type PendingPath = (typeof pendingPaths)[number];

interface PendingScreen {
  path: ScreenPath;
  title: string;
}
