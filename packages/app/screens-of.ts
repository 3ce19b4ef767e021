import type { ComponentType } from "react";
import type { Role } from "./roles.ts";

/** What the app knows of an address. */
export interface Screen {
  title: string;
  /** Who may open it; `public` needs no sign-in. */
  roles: "public" | readonly Role[];
  /** The menu that lists it; none unless given. */
  menu?: string;
  /** Its name in that menu; its title unless given. Where it is the menu's own name, the menu is a link to this screen. */
  label?: string;
  /** Who may change what the widget shows; for others it is read-only. */
  writers?: readonly Role[];
  /** The keys that open it from everywhere, for a voucher: `F8`, or two after a space (shell/voucher-keys.ts says which may be taken). */
  keys?: string;
  /** Loads the widget, or the page where the screen needs more than a widget. */
  show: LoadScreen;
}

/** Loads the component of a screen. */
export type LoadScreen = () => Promise<ComponentType<ScreenProps>>;

/** The props of every screen; a page may do without. */
export interface ScreenProps {
  heading: 1;
  isReadOnly?: boolean;
}

/** Screens that one menu lists. They have these roles, except where one names others. */
export function inMenu<Path extends string>(
  menu: string,
  roles: Screen["roles"],
  screens: Record<Path, GivenScreen>,
): Record<Path, Screen> {
  const entries = Object.entries<GivenScreen>(screens).map(([path, screen]) => [
    path,
    { menu, roles, ...screen },
  ]);
  return Object.fromEntries(entries) as Record<Path, Screen>; // the keys that it was given
}

/** Screens that no menu lists, unless one names it. */
export function outsideMenus<Path extends string>(
  roles: Screen["roles"],
  screens: Record<Path, GivenScreen>,
): Record<Path, Screen> {
  const entries = Object.entries<GivenScreen>(screens).map(([path, screen]) => [path, { roles, ...screen }]);
  return Object.fromEntries(entries) as Record<Path, Screen>; // the keys that it was given
}

/** Lists the screen of a voucher, with the keys that open it from everywhere and who may enter one. */
export function listVoucher(
  title: string,
  keys: string,
  writers: readonly Role[],
  show: LoadScreen,
): GivenScreen {
  return { title, keys, writers, show };
}

type GivenScreen = Omit<Screen, "roles"> & Partial<Screen>;
