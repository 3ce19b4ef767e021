import { lazy, Suspense, useState } from "react";
import { Outlet } from "react-router";
import { useText } from "../text/use-text.ts";
import { ConnectionBanner } from "./ConnectionBanner.tsx";
import { MenuBar } from "./MenuBar.tsx";
import { TopBar } from "./TopBar.tsx";
import { UnsavedGuard } from "./UnsavedGuard.tsx";
import { useShortcuts } from "./use-shortcuts.ts";

/** The frame of every protected page: the two bars, and what opens over the page. */
export function Shell() {
  const text = useText();
  const [open, setOpen] = useState<keyof typeof overlays | null>(null);
  useShortcuts({ palette: () => setOpen("palette"), sheet: () => setOpen("sheet") });
  const Overlay = open && overlays[open];

  return (
    <>
      <ConnectionBanner />
      <a className="app-skip" href="#main">
        {text.shell.skip}
      </a>
      <TopBar
        onMenu={() => setOpen("menu")}
        onPalette={() => setOpen("palette")}
        onSheet={() => setOpen("sheet")}
      />
      <MenuBar />
      <main id="main" className="app-main" tabIndex={-1}>
        <Outlet />
      </main>
      <UnsavedGuard />
      <Suspense>{Overlay && <Overlay onClose={() => setOpen(null)} />}</Suspense>
    </>
  );
}

// What opens over the page comes with the press that opens it.
const overlays = {
  menu: lazy(async () => ({ default: (await import("./MenuDrawer.tsx")).MenuDrawer })),
  palette: lazy(async () => ({ default: (await import("./CommandPalette.tsx")).CommandPalette })),
  sheet: lazy(async () => ({ default: (await import("./ShortcutSheet.tsx")).ShortcutSheet })),
};
