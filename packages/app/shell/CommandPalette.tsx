import {
  Autocomplete,
  Dialog,
  Input,
  Menu,
  MenuItem,
  Modal,
  ModalOverlay,
  SearchField,
  Text,
  useFilter,
} from "react-aria-components";
import { mayOpen, menusFor } from "../menus.ts";
import { pendingScreens } from "../pending-screens.ts";
import type { Role } from "../roles.ts";
import { type ScreenPath, screens } from "../screens.ts";
import { useUser } from "../session/session-context.ts";
import { useText } from "../text/use-text.ts";

/** Ctrl+K: type a few letters of a screen's name, Enter opens it. */
export function CommandPalette({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const text = useText();
  const { UserRoleId } = useUser();
  const { contains } = useFilter({ sensitivity: "base" });
  return (
    <ModalOverlay
      className="app-palette-scrim"
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable
    >
      <Modal className="app-palette">
        <Dialog aria-label={text.palette.title}>
          <Autocomplete filter={contains}>
            <SearchField aria-label={text.palette.title} autoFocus className="app-palette-field">
              <Input placeholder={text.palette.placeholder} />
            </SearchField>
            <Menu
              className="app-menu app-palette-list"
              aria-label={text.palette.title}
              items={paletteEntries(UserRoleId)}
              onAction={onClose}
              renderEmptyState={() => <p className="app-palette-nothing">{text.palette.nothing}</p>}
            >
              {(entry) => (
                <MenuItem id={entry.path} className="app-menu-item" href={entry.path} textValue={entry.words}>
                  <Text slot="label">{entry.label}</Text>
                  <Text slot="description">
                    {entry.menu}
                    {entry.pending ? ` · ${text.palette.pending}` : ""}
                  </Text>
                </MenuItem>
              )}
            </Menu>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Every screen that the role may open, once, found by its menu's name for it as well as by its title. */
export function paletteEntries(role: Role) {
  const inMenus = menusFor(role).flatMap((menu) =>
    (menu.items ?? (menu.path ? [{ label: menu.label, path: menu.path }] : [])).map((item) => ({
      ...item,
      menu: menu.label,
    })),
  );
  const elsewhere = beyondMenus.filter((path) => mayOpen(path, role));
  return [...inMenus, ...elsewhere.map((path) => ({ path, label: screens[path].title, menu: "" }))].map(
    (entry) => ({
      ...entry,
      words: `${entry.label} ${screens[entry.path].title} ${entry.menu}`,
      pending: pendingScreens.some(
        (screen) => screen.path === entry.path && screen.title === screens[entry.path].title,
      ),
    }),
  );
}

const beyondMenus: readonly ScreenPath[] = ["/dashEmp", "/Resetpassword", "/versionlogpage", "/TabEmpTrip"];
