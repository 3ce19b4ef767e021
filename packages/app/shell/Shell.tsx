import { useState } from "react";
import { Outlet } from "react-router";
import { useText } from "../text/use-text.ts";
import { CommandPalette } from "./CommandPalette.tsx";
import { MenuBar } from "./MenuBar.tsx";
import { MenuDrawer } from "./MenuDrawer.tsx";
import { ShortcutSheet } from "./ShortcutSheet.tsx";
import { TopBar } from "./TopBar.tsx";
import { useShortcuts } from "./use-shortcuts.ts";

/** The frame of every protected page: the two bars, and what opens over the page. */
export function Shell() {
  const text = useText();
  const [open, setOpen] = useState<Overlay | null>(null);
  const close = () => setOpen(null);
  useShortcuts({ palette: () => setOpen("palette"), sheet: () => setOpen("sheet") });

  return (
    <>
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
      <MenuDrawer isOpen={open === "menu"} onClose={close} />
      <CommandPalette isOpen={open === "palette"} onClose={close} />
      <ShortcutSheet isOpen={open === "sheet"} onClose={close} />
    </>
  );
}

type Overlay = "menu" | "palette" | "sheet";
