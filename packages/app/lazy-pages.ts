import { lazyWidgets } from "@vanbook/widgets";
import type { LoadScreen } from "./screens-of.ts";

/** Pages that are more than a widget. Each loads its code when it is first called. */
export const lazyPages = {
  BalanceSheetPage: () => import("./reports/BalanceSheetPage.tsx").then((page) => page.BalanceSheetPage),
  BeatMasterPage: () => import("./masters/BeatMasterPage.tsx").then((page) => page.BeatMasterPage),
  ChartPage: () => import("./masters/ChartPage.tsx").then((page) => page.ChartPage),
  CustomerLedgerPage: () =>
    import("./reports/CustomerLedgerPage.tsx").then((page) => page.CustomerLedgerPage),
  DashboardPage: () => import("./dashboard/DashboardPage.tsx").then((page) => page.DashboardPage),
  GstPage: () => import("./reports/GstPage.tsx").then((page) => page.GstPage),
  ImportPage: () => import("./masters/ImportPage.tsx").then((page) => page.ImportPage),
  LoginPage: () => import("./session/LoginPage.tsx").then((page) => page.LoginPage),
  MastersPage: () => import("./masters/MastersPage.tsx").then((page) => page.MastersPage),
  OpeningPage: () => import("./masters/OpeningPage.tsx").then((page) => page.OpeningPage),
  PartnersPage: () => import("./masters/PartnersPage.tsx").then((page) => page.PartnersPage),
  ProfilePage: () => import("./session/ProfilePage.tsx").then((page) => page.ProfilePage),
  PublicVersionLogPage: () =>
    import("./versions/VersionLogPage.tsx").then((page) => page.PublicVersionLogPage),
  PurchasePage: () => import("./reports/PurchasePage.tsx").then((page) => page.PurchasePage),
  RecoveryPage: () => import("./session/RecoveryPage.tsx").then((page) => page.RecoveryPage),
  ResetPasswordPage: () => import("./session/ResetPasswordPage.tsx").then((page) => page.ResetPasswordPage),
  SalePage: () => import("./reports/SalePage.tsx").then((page) => page.SalePage),
  SeriesPage: () => import("./masters/SeriesPage.tsx").then((page) => page.SeriesPage),
  TripPage: () => import("./reports/TripPage.tsx").then((page) => page.TripPage),
  UserAdminPage: () => import("./masters/UserAdminPage.tsx").then((page) => page.UserAdminPage),
  VanLoadsPage: () => import("./reports/VanLoadsPage.tsx").then((page) => page.VanLoadsPage),
  VersionLogPage: () => import("./versions/VersionLogPage.tsx").then((page) => page.VersionLogPage),
} as const;

/** The rows open another screen. The widget and its links load at the same time. */
export function loadLinkedReport(name: keyof LinkedReports): LoadScreen {
  return async () => {
    const [{ linkedReports }] = await Promise.all([
      import("./reports/linked-reports.tsx"),
      lazyWidgets[name](),
    ]);
    return linkedReports[name]();
  };
}

type LinkedReports = typeof import("./reports/linked-reports.tsx").linkedReports;
