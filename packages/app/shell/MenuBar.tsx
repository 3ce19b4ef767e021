import { Icon } from "@vanbook/widgets";
import { Link } from "react-router";
import { type Menu, type MenuItem, listMenus } from "../menus.ts";
import { useUser } from "../session/session-context.ts";
import { useText } from "../text/use-text.ts";
import { Disclosure } from "./Disclosure.tsx";
import { Bar } from "./MenuBar.styles.ts";
import { useIsHere } from "./use-is-here.ts";

/** Below 992 px the drawer replaces it. */
export function MenuBar() {
  const text = useText();
  const { UserRoleId } = useUser();
  return (
    <Bar className="app-menu-bar" aria-label={text.shell.mainMenu}>
      <ul>
        {listMenus(UserRoleId).map((menu) => (
          <li key={menu.label}>
            {menu.path ? (
              <MenuLink label={menu.label} path={menu.path} className="app-menu-entry" />
            ) : (
              <DropDown {...menu} />
            )}
          </li>
        ))}
      </ul>
    </Bar>
  );
}

function DropDown({ label, items = [] }: Menu) {
  const here = useIsHere();
  return (
    <Disclosure
      buttonClass="app-menu-entry"
      panelClass="app-menu-panel"
      isCurrent={items.some((item) => here(item.path))}
      button={
        <>
          {label}
          <Icon name="down" />
        </>
      }
    >
      {(close) => (
        <ul>
          {items.map((item) => (
            <li key={item.path}>
              <MenuLink {...item} className="app-menu-item" onGo={close} />
            </li>
          ))}
        </ul>
      )}
    </Disclosure>
  );
}

interface MenuLinkProps extends MenuItem {
  className: string;
  onGo?: () => void;
}

export function MenuLink({ label, path, className, onGo }: MenuLinkProps) {
  const here = useIsHere();
  return (
    <Link className={className} to={path} aria-current={here(path) ? "page" : undefined} onClick={onGo}>
      {label}
    </Link>
  );
}
