import { useEffect, useRef } from "react";
import { RouterProvider } from "react-aria-components";
import { Outlet, ScrollRestoration, useHref, useLocation, useNavigate } from "react-router";
import { ConnectionBanner } from "./ConnectionBanner.tsx";

/** What stands around every page: links of all parts go through the router, and focus follows a change of page. */
export function Root() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const last = useRef(pathname);

  // A screen reader hears the new page; a change of range or filter in the address leaves the focus where it is.
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <RouterProvider navigate={(to) => void navigate(to)} useHref={useHref}>
      <ConnectionBanner />
      <Outlet />
      <ScrollRestoration />
    </RouterProvider>
  );
}
