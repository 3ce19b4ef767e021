import { mayOpen, menusFor } from "../menus.ts";
import { pendingScreens } from "../pending-screens.ts";
import type { Role } from "../roles.ts";
import { type ScreenPath, screens } from "../screens.ts";

/** A screen that the palette offers. */
export interface PaletteEntry {
  path: ScreenPath;
  label: string;
  /** The menu that holds it; empty when none does. */
  menu: string;
  /** All words that find it. */
  words: string;
  isPending: boolean;
}

/** Every screen that the role may open, once, found by its menu's name for it as well as by its title. */
export function paletteEntries(role: Role): PaletteEntry[] {
  const inMenus = menusFor(role).flatMap(({ label, path, items }) =>
    items ? items.map((item) => ({ ...item, menu: label })) : path ? [{ label, path, menu: "" }] : [],
  );
  const elsewhere = beyondMenus
    .filter((path) => mayOpen(path, role))
    .map((path) => ({ path, label: screens[path].title, menu: "" }));
  return [...inMenus, ...elsewhere].map((entry) => ({
    ...entry,
    words: `${entry.label} ${screens[entry.path].title} ${entry.menu}`,
    isPending: pendingPaths.has(entry.path),
  }));
}

/** What the letters find in a screen's own names comes before what they find in its menu's name only. */
export function ranked(
  entries: readonly PaletteEntry[],
  letters: string,
  contains: (words: string, letters: string) => boolean,
): PaletteEntry[] {
  const rank = ({ path, label }: PaletteEntry) =>
    contains(label, letters) ? 0 : contains(screens[path].title, letters) ? 1 : 2;
  return entries.toSorted((a, b) => rank(a) - rank(b));
}

const beyondMenus: readonly ScreenPath[] = ["/dashEmp", "/Resetpassword", "/versionlogpage", "/TabEmpTrip"];

const pendingPaths = new Set(
  pendingScreens.filter(({ path, title }) => title === screens[path].title).map(({ path }) => path),
);
