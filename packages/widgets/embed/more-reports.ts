import type { ReportRegistry } from "./report-registry.ts";

/** Those that `allReports` leaves to a piece of its own, so that the script that every page loads stays small: employees, trips and maps, and reports that are embedded more seldom. */
export const moreReports: ReportRegistry = {
  "employees.list": () => import("../reports/trips/Employees.tsx").then((part) => part.Employees),
  "itemPurchases.report": () =>
    import("../reports/purchases/ItemPurchaseReport.tsx").then((part) => part.ItemPurchaseReport),
  "liveMap.points": () => import("../field/LiveLocations.tsx").then((part) => part.LiveLocations),
  "purchases.report": () =>
    import("../reports/purchases/PurchaseReport.tsx").then((part) => part.PurchaseReport),
  "supplierPurchases.report": () =>
    import("../reports/purchases/SupplierPurchaseReport.tsx").then((part) => part.SupplierPurchaseReport),
  "trips.counts": () => import("../field/TripInfo.tsx").then((part) => part.TripInfo),
  "trips.map": () => import("../field/TripMap.tsx").then((part) => part.TripMap),
  "vanLoads.datewise": () =>
    import("../reports/vans/VanLoadDatewise.tsx").then((part) => part.VanLoadDatewise),
  "*": () => import("../dashboard/embedded-parts.tsx").then((part) => part.embeddedParts),
};
