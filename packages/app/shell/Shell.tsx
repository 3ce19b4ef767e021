import { lazyPart } from "@vanbook/widgets";
import { Suspense, useState } from "react";
import { Outlet, useNavigate } from "react-router";
import { styled } from "styled-components";
import { useText } from "../text/use-text.ts";
import { ConnectionBanner } from "./ConnectionBanner.tsx";
import { Main } from "./Frame.styles.ts";
import { MenuBar } from "./MenuBar.tsx";
import { TopBar } from "./TopBar.tsx";
import { UnsavedGuard } from "./UnsavedGuard.tsx";
import { useSession } from "../session/session-context.ts";
import { useRetries } from "../session/use-retries.ts";
import { collectTypedKeys, type TypedAhead } from "./typed-ahead.ts";
import { useShortcuts } from "./use-shortcuts.ts";
import { useOpenVoucher } from "./use-voucher-keys.ts";

export function Shell() {
  const text = useText();
  const [open, setOpen] = useState<keyof typeof overlays | "palette" | null>(null);
  const [ahead, setAhead] = useState<TypedAhead>();
  const close = () => {
    ahead?.take();
    setOpen(null);
  };
  const openPalette = () => {
    if (open === "palette") return;
    const next = collectTypedKeys(() => {
      next.take();
      setOpen(null);
    });
    setAhead(next);
    setOpen("palette");
  };
  const session = useSession();
  const navigate = useNavigate();
  const openByKey = useOpenVoucher();
  const role = "user" in session ? session.user.UserRoleId : undefined;
  const openVoucher = (event: KeyboardEvent) => open === null && openByKey(event, role, navigate);
  useShortcuts({ palette: openPalette, sheet: () => setOpen("sheet"), voucher: openVoucher });
  useRetries();
  const Overlay = open && open !== "palette" ? overlays[open] : null;

  return (
    <>
      <ConnectionBanner />
      <Skip className="app-skip" href="#main">
        {text.shell.skip}
      </Skip>
      <TopBar onMenu={() => setOpen("menu")} onPalette={openPalette} onSheet={() => setOpen("sheet")} />
      <MenuBar />
      <Main id="main" className="app-main" tabIndex={-1}>
        <Outlet />
      </Main>
      <UnsavedGuard />
      <Suspense>
        {Overlay && <Overlay onClose={close} />}
        {open === "palette" && ahead && <CommandPalette ahead={ahead} onClose={close} />}
      </Suspense>
    </>
  );
}

const overlays = {
  menu: lazyPart(() => import("./MenuDrawer.tsx").then((part) => part.MenuDrawer)),
  sheet: lazyPart(() => import("./ShortcutSheet.tsx").then((part) => part.ShortcutSheet)),
};
const CommandPalette = lazyPart(() => import("./CommandPalette.tsx").then((part) => part.CommandPalette));

const Skip = styled.a`
  position: absolute;
  inset-block-start: var(--vb-space-2);
  inset-inline-start: var(--vb-space-2);
  z-index: var(--vb-layer);
  padding: var(--vb-space-2) var(--vb-space-3);
  border-radius: var(--vb-radius);
  background: var(--vb-brand);
  color: var(--vb-brand-ink);
  &:not(:focus) {
    clip-path: inset(50%);
  }
`;
