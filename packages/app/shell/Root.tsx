import { useEffect, useRef } from "react";
import { Outlet, ScrollRestoration, useLocation } from "react-router";

/** What stands around every page; the focus follows a change of page. */
export function Root() {
  const { pathname } = useLocation();
  const last = useRef(pathname);

  // A screen reader hears the new page; a change of range or filter in the address leaves the focus where it is.
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
