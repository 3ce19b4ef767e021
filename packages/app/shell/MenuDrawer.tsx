import { Dialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { IconButton } from "@vanbook/widgets";
import { Link } from "react-router";
import { menusFor } from "../menus.ts";
import { useUser } from "../session/session-context.ts";
import { useText } from "../text/use-text.ts";
import { useIsHere } from "./MenuBar.tsx";

/** The menus on narrow screens, as one list that slides in. */
export function MenuDrawer({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const text = useText();
  const { UserRoleId } = useUser();
  const here = useIsHere();
  const link = ({ label, path }: { label: string; path: string }) => (
    <li key={path}>
      <Link to={path} onClick={onClose} aria-current={here(path) ? "page" : undefined}>
        {label}
      </Link>
    </li>
  );

  return (
    <ModalOverlay
      className="app-drawer-scrim"
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable
    >
      <Modal className="app-drawer">
        <Dialog>
          <header>
            <Heading slot="title">{text.shell.mainMenu}</Heading>
            <IconButton icon="close" label={text.shell.closeMenu} onPress={onClose} />
          </header>
          <nav aria-label={text.shell.mainMenu}>
            {menusFor(UserRoleId).map((menu) =>
              menu.path ? (
                <ul key={menu.label}>{link({ label: menu.label, path: menu.path })}</ul>
              ) : (
                <section key={menu.label}>
                  <h2>{menu.label}</h2>
                  <ul>{menu.items?.map(link)}</ul>
                </section>
              ),
            )}
          </nav>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
