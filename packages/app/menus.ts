import type { Role } from "./roles.ts";
import { type ScreenPath, screenPaths, screens } from "./screens.ts";

export interface Menu {
  label: string;
  path?: ScreenPath;
  items?: readonly MenuItem[];
}

export interface MenuItem {
  label: string;
  path: ScreenPath;
}

/**
 * The menus that a role sees, with the screens that it may open. As documented, roles 1, 3 and 4
 * see all menus; other roles see Home, Master Control and Sales & Distribution, because the other
 * menus hold nothing that they may open.
 */
export function listMenus(role: Role): Menu[] {
  const openPaths = screenPaths.filter((path) => mayOpen(path, role));
  const menus = new Set(openPaths.flatMap((path) => screens[path].menu ?? []));
  return [...menus].map((menu) => {
    const items = openPaths
      .filter((path) => screens[path].menu === menu)
      .map((path) => ({ label: screens[path].label ?? screens[path].title, path }));
    const link = items.find(({ label }) => label === menu);
    return link ?? { label: menu, items };
  });
}

export function mayOpen(path: ScreenPath, role: Role): boolean {
  const { roles } = screens[path];
  return roles === "public" || roles.includes(role);
}
