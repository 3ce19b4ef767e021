import { IconButton } from "@vanbook/widgets";
import { Dialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { menusFor } from "../menus.ts";
import { useUser } from "../session/session-context.ts";
import { useText } from "../text/use-text.ts";
import { FinancialYear } from "./FinancialYear.tsx";
import { MenuLink } from "./MenuBar.tsx";

/** The menus on narrow screens, as one list that slides in. */
export function MenuDrawer({ onClose }: { onClose: () => void }) {
  const text = useText();
  const { UserRoleId } = useUser();
  return (
    <ModalOverlay className="app-drawer-scrim" isOpen onOpenChange={onClose} isDismissable>
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
            {menusFor(UserRoleId).map(({ label, path, items = [] }) => (
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
    </ModalOverlay>
  );
}
