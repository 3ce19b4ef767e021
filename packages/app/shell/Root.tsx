import { useEffect, useRef } from "react";
import { Outlet, ScrollRestoration, useLocation } from "react-router";

export function Root() {
  const { pathname } = useLocation();
  const last = useRef(pathname);

  // Move the focus so that a screen reader announces the new page; a change of range or filter
  // leaves it in place.
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
