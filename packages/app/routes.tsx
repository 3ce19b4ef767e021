import { matchPath, type RouteObject } from "react-router";
import { BrokenPage } from "./pages/BrokenPage.tsx";
import { createLazyScreen, type LazyScreen } from "./pages/lazy-screen.ts";
import { NotFoundPage } from "./pages/NotFoundPage.tsx";
import { ScreenFrame } from "./pages/ScreenFrame.tsx";
import type { Role } from "./roles.ts";
import { type ScreenPath, screenPaths, screens } from "./screens.ts";
import { SignedInOnly } from "./session/guards.tsx";
import { useMay } from "./session/use-may.ts";
import { Root } from "./shell/Root.tsx";
import { Shell } from "./shell/Shell.tsx";

const lazyScreens = Object.fromEntries(
  screenPaths.map((path) => [path, createLazyScreen(screens[path].show)]),
) as Record<ScreenPath, LazyScreen>; // of each path

/** All documented addresses, matched in any case (`/EmpMessage` and `/Empmessage` are one). */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <BrokenPage />,
    children: [
      ...screenPaths.filter(isPublic).map(route),
      {
        element: (
          <SignedInOnly>
            <Shell />
          </SignedInOnly>
        ),
        children: [
          ...screenPaths.filter((path) => !isPublic(path)).map(route),
          { path: "*", element: <NotFoundPage /> },
        ],
      },
    ],
  },
];

function route(path: ScreenPath): RouteObject {
  return {
    path,
    element: <ScreenFrame path={path}>{renderScreen(path)}</ScreenFrame>,
    errorElement: <BrokenPage />,
  };
}

function renderScreen(path: ScreenPath) {
  const Screen = getScreen(path);
  const { writers } = screens[path];
  return writers ? <WritersScreen screen={Screen} writers={writers} /> : <Screen heading={1} />;
}

function WritersScreen({ screen: Screen, writers }: { screen: LazyScreen; writers: readonly Role[] }) {
  return <Screen heading={1} isReadOnly={!useMay(writers)} />;
}

/**
 * Loads a screen's code while the session is still loading. A failure is not shown here: drawing
 * the screen loads the code again.
 */
export function fetchScreen(pathname: string): void {
  const path = screenPaths.find((each) => matchPath(each, pathname));
  if (path)
    getScreen(path)
      .fetchCode()
      .catch(() => undefined);
}

export function getScreen(path: ScreenPath): LazyScreen {
  return lazyScreens[path];
}

function isPublic(path: ScreenPath): boolean {
  return screens[path].roles === "public";
}
