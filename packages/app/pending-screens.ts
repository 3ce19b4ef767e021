import { type ScreenPath, screenPaths, screens } from "./screens.ts";

/** The one list of what the spec documents and the app does not show yet; `npm run pending` prints it. */
export function pendingScreens(): PendingScreen[] {
  const pending = screenPaths.filter((path) => screens[path].show === "pending");
  return [...pending.map((path) => ({ path, title: screens[path].title })), ...pendingParts];
}

/** Documented parts of screens that are built already. */
const pendingParts: readonly PendingScreen[] = [
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
];

interface PendingScreen {
  path: ScreenPath;
  title: string;
}
