import { mayOpen, listMenus } from "../menus.ts";
import type { Role } from "../roles.ts";
import { type ScreenPath, screenPaths, screens } from "../screens.ts";

export interface PaletteEntry {
  path: ScreenPath;
  label: string;
  menu: string;
  words: string;
}

/** Each screen once, found by its label in the menu as well as by its title. */
export function listPaletteEntries(role: Role): PaletteEntry[] {
  const inMenus = listMenus(role).flatMap(({ label, path, items }) =>
    items ? items.map((item) => ({ ...item, menu: label })) : path ? [{ label, path, menu: "" }] : [],
  );
  const listedTitles = inMenus.map(({ path }) => screens[path].title);
  // A second address of a screen that is in a menu has the same title.
  const elsewhere = screenPaths
    .filter((path) => screens[path].roles !== "public" && mayOpen(path, role))
    .filter((path) => screens[path].menu === undefined && !listedTitles.includes(screens[path].title))
    .map((path) => ({ path, label: screens[path].title, menu: "" }));
  return [...inMenus, ...elsewhere].map((entry) => ({
    ...entry,
    words: `${entry.label} ${screens[entry.path].title} ${entry.menu}`,
  }));
}

/** Screens whose own name contains the typed text come before matches of the menu's name. */
export function rankEntries(
  entries: readonly PaletteEntry[],
  searchText: string,
  contains: (words: string, searchText: string) => boolean,
): PaletteEntry[] {
  const rank = ({ path, label }: PaletteEntry) =>
    contains(label, searchText) ? 0 : contains(screens[path].title, searchText) ? 1 : 2;
  return entries.toSorted((a, b) => rank(a) - rank(b));
}
