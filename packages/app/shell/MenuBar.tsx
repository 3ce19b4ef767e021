import { Menu, MenuItem, MenuTrigger, Popover, Button } from "react-aria-components";
import { Link, useLocation } from "react-router";
import { type Menu as MenuData, menusFor } from "../menus.ts";
import { useUser } from "../session/session-context.ts";
import { useText } from "../text/use-text.ts";

/** The second bar: the menus that the user's role sees. Below 992 px the drawer stands in for it. */
export function MenuBar() {
  const text = useText();
  const { UserRoleId } = useUser();
  return (
    <nav className="app-menu-bar" aria-label={text.shell.mainMenu}>
      <ul>
        {menusFor(UserRoleId).map((menu) => (
          <li key={menu.label}>
            {menu.path ? <DirectLink label={menu.label} path={menu.path} /> : <DropDown menu={menu} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function DirectLink({ label, path }: { label: string; path: string }) {
  const here = useIsHere();
  return (
    <Link className="app-menu-entry" to={path} aria-current={here(path) ? "page" : undefined}>
      {label}
    </Link>
  );
}

function DropDown({ menu: { label, items = [] } }: { menu: MenuData }) {
  const here = useIsHere();
  const current = items.find((item) => here(item.path));
  return (
    <MenuTrigger>
      <Button className="app-menu-entry" data-current={current ? true : undefined}>
        {label}
        <Caret />
      </Button>
      <Popover className="app-menu-popover" placement="bottom start" offset={4}>
        <Menu className="app-menu" aria-label={label}>
          {items.map((item) => (
            <MenuItem
              key={item.path}
              className="app-menu-item"
              href={item.path}
              data-current={item === current || undefined}
            >
              {item.label}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

/** Whether an address is the page that is open; addresses match in any case. */
export function useIsHere(): (path: string) => boolean {
  const { pathname } = useLocation();
  return (path) => path.toLowerCase() === pathname.toLowerCase().replace(/(.)\/$/, "$1");
}

function Caret() {
  return (
    <svg className="app-caret" viewBox="0 0 10 6" aria-hidden="true">
      <path d="m1 1 4 4 4-4" />
    </svg>
  );
}
