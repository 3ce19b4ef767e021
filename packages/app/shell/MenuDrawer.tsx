import { IconButton } from "@vanbook/widgets";
import { Dialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { keyframes, styled } from "styled-components";
import { listMenus } from "../menus.ts";
import { useUser } from "../session/session-context.ts";
import { useText } from "../text/use-text.ts";
import { FinancialYear } from "./FinancialYear.tsx";
import { MenuLink } from "./MenuBar.tsx";
import { menuItem } from "./MenuItem.styles.ts";

export function MenuDrawer({ onClose }: { onClose: () => void }) {
  const text = useText();
  const { UserRoleId } = useUser();
  return (
    <Scrim className="app-drawer-scrim" isOpen onOpenChange={onClose} isDismissable>
      <Modal className="app-drawer">
        <Dialog className="app-drawer-dialog">
          <header>
            <Heading slot="title">{text.shell.mainMenu}</Heading>
            <IconButton icon="close" label={text.shell.closeMenu} onPress={onClose} />
          </header>
          <p className="app-drawer-year">
            <FinancialYear />
          </p>
          <nav aria-label={text.shell.mainMenu}>
            {listMenus(UserRoleId).map(({ label, path, items = [] }) => (
              <section key={label}>
                {path ? (
                  <MenuLink label={label} path={path} className="app-menu-item" onGo={onClose} />
                ) : (
                  <h3>{label}</h3>
                )}
                <ul>
                  {items.map((item) => (
                    <li key={item.path}>
                      <MenuLink {...item} className="app-menu-item" onGo={onClose} />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </nav>
        </Dialog>
      </Modal>
    </Scrim>
  );
}

const slide = keyframes`
  from { transform: translateX(-100%); }
`;

const Scrim = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: var(--vb-layer);
  background: var(--vb-scrim);
  .app-drawer {
    width: min(calc(var(--vb-control) * 9), 86vw);
    height: 100%;
    background: var(--vb-raised);
    box-shadow: var(--vb-shadow);
    animation: ${slide} var(--vb-motion) ease-out;
  }
  .app-drawer-dialog {
    height: 100%;
    padding: var(--vb-space-3);
    overflow: auto;
    outline: 0;
  }
  .app-drawer header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding-inline-start: var(--vb-space-3);
  }
  .app-drawer header h2 {
    font-size: var(--vb-text-l);
    font-weight: var(--vb-weight-bold);
  }
  .app-drawer-year {
    padding: 0 var(--vb-space-3) var(--vb-space-3);
    color: var(--vb-ink-3);
    font-size: var(--vb-text-s);
  }
  .app-drawer section {
    padding: var(--vb-space-2) 0;
    border-top: var(--vb-hairline) solid var(--vb-line);
  }
  .app-drawer section:first-of-type {
    border: 0;
  }
  .app-drawer h3 {
    padding: var(--vb-space-1) var(--vb-space-3);
    color: var(--vb-ink-3);
    font-size: var(--vb-text-s);
    font-weight: var(--vb-weight-medium);
  }
  .app-drawer ul {
    padding: 0;
    list-style: none;
  }
  .app-drawer .app-menu-item {
    ${menuItem}
    min-height: calc(var(--vb-control) + var(--vb-space-2));
  }
`;
