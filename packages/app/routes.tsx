import { matchPath, type RouteObject } from "react-router";
import { BrokenPage } from "./pages/BrokenPage.tsx";
import { lazy, type LazyScreen } from "./pages/lazy-screen.ts";
import { NotFoundPage } from "./pages/NotFoundPage.tsx";
import { PendingPage } from "./pages/PendingPage.tsx";
import { ScreenFrame } from "./pages/ScreenFrame.tsx";
import type { PendingPath } from "./pending-screens.ts";
import { type ScreenPath, screens } from "./screens.ts";
import { SignedInOnly } from "./session/guards.tsx";
import { Root } from "./shell/Root.tsx";
import { Shell } from "./shell/Shell.tsx";

/** The screens that stand. An address that is neither here nor in `pending-screens.ts`, or is in both, does not compile. */
const builtScreens: Record<Exclude<ScreenPath, PendingPath>, LazyScreen> = {
  "/": lazy(async () => ({ default: (await import("./session/LoginPage.tsx")).LoginPage })),
  "/Versionlog": lazy(async () => ({
    default: (await import("./versions/VersionLogPage.tsx")).PublicVersionLogPage,
  })),
  "/versionlogpage": lazy(async () => ({
    default: (await import("./versions/VersionLogPage.tsx")).VersionLogPage,
  })),
  "/dashboard": lazy(async () => ({
    default: (await import("./dashboard/DashboardPage.tsx")).DashboardPage,
  })),
  "/dashEmp": lazy(async () => ({ default: (await import("./session/ProfilePage.tsx")).ProfilePage })),
  "/Resetpassword": lazy(async () => ({
    default: (await import("./session/ResetPasswordPage.tsx")).ResetPasswordPage,
  })),
  "/TabUserMaster": lazy(async () => ({
    default: (await import("./masters/UserAdminPage.tsx")).UserAdminPage,
  })),
  "/CompanyInfo": lazy(async () => ({ default: (await import("./masters/CompanyPage.tsx")).CompanyPage })),
  "/Account": lazy(async () => ({ default: (await import("./masters/AccountPage.tsx")).AccountPage })),
  "/Userinfo": lazy(async () => ({
    default: (await import("./masters/UserMasterPage.tsx")).UserMasterPage,
  })),
  "/TabMasters": lazy(async () => ({ default: (await import("./masters/MastersPage.tsx")).MastersPage })),
  "/TabBeatMaster": lazy(async () => ({
    default: (await import("./masters/BeatMasterPage.tsx")).BeatMasterPage,
  })),
  "/TabSeries": lazy(async () => ({ default: (await import("./masters/SeriesPage.tsx")).SeriesPage })),
  "/BeatAllocate": lazy(async () => ({
    default: (await import("./masters/BeatPlanPage.tsx")).BeatPlanPage,
  })),
  "/TabImport": lazy(async () => ({ default: (await import("./masters/ImportPage.tsx")).ImportPage })),
  "/TabPurchase": lazy(async () => ({ default: (await import("./reports/PurchasePage.tsx")).PurchasePage })),
  "/OrderReport": lazy(async () => ({ default: (await import("./reports/OrdersPage.tsx")).OrdersPage })),
  "/StockReport": lazy(async () => ({ default: (await import("./reports/StockPage.tsx")).StockPage })),
  "/balancestock": lazy(async () => ({
    default: (await import("./reports/GodownStockPage.tsx")).GodownStockPage,
  })),
  "/TabVanload": lazy(async () => ({ default: (await import("./reports/VanLoadsPage.tsx")).VanLoadsPage })),
  "/VanSaleSummary": lazy(async () => ({
    default: (await import("./reports/VanSaleSummaryPage.tsx")).VanSaleSummaryPage,
  })),
  "/CustomerLedger": lazy(async () => ({
    default: (await import("./reports/CustomerLedgerPage.tsx")).CustomerLedgerPage,
  })),
  "/LedgerAll": lazy(async () => ({ default: (await import("./reports/LedgerPage.tsx")).LedgerPage })),
  "/LedgerTrans": lazy(async () => ({
    default: (await import("./reports/TransLedgerPage.tsx")).TransLedgerPage,
  })),
  "/DebitorsReport": lazy(async () => ({ default: (await import("./reports/DebtorsPage.tsx")).DebtorsPage })),
  "/CreditorsReport": lazy(async () => ({
    default: (await import("./reports/CreditorsPage.tsx")).CreditorsPage,
  })),
  "/trailbalance": lazy(async () => ({
    default: (await import("./reports/TrialBalancePage.tsx")).TrialBalancePage,
  })),
  "/PandLReport": lazy(async () => ({
    default: (await import("./reports/ProfitAndLossPage.tsx")).ProfitAndLossPage,
  })),
  "/ProfitReport": lazy(async () => ({ default: (await import("./reports/ProfitPage.tsx")).ProfitPage })),
  "/ItemCreation": lazy(async () => ({ default: (await import("./masters/ItemsPage.tsx")).ItemsPage })),
  "/ItemRateDiscount": lazy(async () => ({
    default: (await import("./masters/RateDiscountPage.tsx")).RateDiscountPage,
  })),
  "/Ratediscount": lazy(async () => ({
    default: (await import("./masters/RateDiscountPage.tsx")).RateDiscountPage,
  })),
  "/EmpMessage": lazy(async () => ({ default: (await import("./team/MessagePage.tsx")).MessagePage })),
  "/TaskManager": lazy(async () => ({ default: (await import("./team/TaskPage.tsx")).TaskPage })),
  "/Recieptpage": lazy(async () => ({
    default: (await import("./vouchers/ReceiptMasterPage.tsx")).ReceiptMasterPage,
  })),
  "/Tabsale": lazy(async () => ({ default: (await import("./reports/SalePage.tsx")).SalePage })),
};

/** All documented addresses as routes, matched in any case (`/EmpMessage` and `/Empmessage` are one). */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <BrokenPage />,
    children: [
      ...paths().filter(isPublic).map(route),
      {
        element: (
          <SignedInOnly>
            <Shell />
          </SignedInOnly>
        ),
        children: [
          ...paths()
            .filter((path) => !isPublic(path))
            .map(route),
          { path: "*", element: <NotFoundPage /> },
        ],
      },
    ],
  },
];

function route(path: ScreenPath): RouteObject {
  const Page = screenAt(path);
  const page = Page ? <Page /> : <PendingPage title={screens[path].title} />;
  return { path, element: <ScreenFrame path={path}>{page}</ScreenFrame>, errorElement: <BrokenPage /> };
}

/** Begins to fetch the screen of an address beside the question who is signed in. What does not come is asked for again to be drawn. */
export function fetchScreen(pathname: string): void {
  const path = paths().find((each) => matchPath(each, pathname));
  const screen = path && screenAt(path);
  screen?.fetchCode().catch(() => undefined);
}

/** The screen of an address, unless it is still to come. */
export function screenAt(path: ScreenPath): LazyScreen | undefined {
  const built: Partial<Record<ScreenPath, LazyScreen>> = builtScreens;
  return built[path];
}

function paths(): ScreenPath[] {
  return Object.keys(screens) as ScreenPath[]; // the keys of a constant
}

function isPublic(path: ScreenPath): boolean {
  return screens[path].roles === "public";
}
