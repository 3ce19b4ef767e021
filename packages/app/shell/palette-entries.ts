import { mayOpen, menusFor } from "../menus.ts";
import type { Role } from "../roles.ts";
import { type ScreenPath, screenPaths, screens } from "../screens.ts";

/** A screen that the palette offers. */
export interface PaletteEntry {
  path: ScreenPath;
  label: string;
  /** The menu that holds it; empty when none does. */
  menu: string;
  /** All words that find it. */
  words: string;
}

/** Every screen that the role may open, once, found by its menu's name for it as well as by its title. */
export function paletteEntries(role: Role): PaletteEntry[] {
  const inMenus = menusFor(role).flatMap(({ label, path, items }) =>
    items ? items.map((item) => ({ ...item, menu: label })) : path ? [{ label, path, menu: "" }] : [],
  );
  const listedTitles = inMenus.map(({ path }) => screens[path].title);
  // A second address of a screen in a menu has that screen's title.
  const elsewhere = screenPaths
    .filter((path) => screens[path].roles !== "public" && mayOpen(path, role))
    .filter((path) => screens[path].menu === undefined && !listedTitles.includes(screens[path].title))
    .map((path) => ({ path, label: screens[path].title, menu: "" }));
  return [...inMenus, ...elsewhere].map((entry) => ({
    ...entry,
    words: `${entry.label} ${screens[entry.path].title} ${entry.menu}`,
  }));
}

/** Screens whose own name contains the typed text come before those that only their menu's name finds. */
export function ranked(
  entries: readonly PaletteEntry[],
  typed: string,
  contains: (words: string, typed: string) => boolean,
): PaletteEntry[] {
  const rank = ({ path, label }: PaletteEntry) =>
    contains(label, typed) ? 0 : contains(screens[path].title, typed) ? 1 : 2;
  return entries.toSorted((a, b) => rank(a) - rank(b));
}
