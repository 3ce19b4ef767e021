import { type ComponentType, lazy } from "react";
import type { RouteObject } from "react-router";
import { BrokenPage } from "./pages/BrokenPage.tsx";
import { NotFoundPage } from "./pages/NotFoundPage.tsx";
import { PendingPage } from "./pages/PendingPage.tsx";
import { ScreenFrame } from "./pages/ScreenFrame.tsx";
import type { PendingPath } from "./pending-screens.ts";
import { type ScreenPath, screens } from "./screens.ts";
import { SignedInOnly } from "./session/guards.tsx";
import { Root } from "./shell/Root.tsx";
import { Shell } from "./shell/Shell.tsx";

/** The screens that stand. An address that is neither here nor in `pending-screens.ts`, or is in both, does not compile. */
const builtScreens: Record<Exclude<ScreenPath, PendingPath>, ComponentType> = {
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
  const built: Partial<Record<ScreenPath, ComponentType>> = builtScreens;
  const Page = built[path];
  const page = Page ? <Page /> : <PendingPage title={screens[path].title} />;
  return { path, element: <ScreenFrame path={path}>{page}</ScreenFrame>, errorElement: <BrokenPage /> };
}

function paths(): ScreenPath[] {
  return Object.keys(screens) as ScreenPath[]; // the keys of a constant
}

function isPublic(path: ScreenPath): boolean {
  return screens[path].roles === "public";
}
