import type { ComponentType } from "react";
import type { Role } from "./roles.ts";

/** One address of the app. */
export interface Screen {
  title: string;
  /** Who may open it; `public` needs no sign-in. */
  roles: "public" | readonly Role[];
  /** The menu that lists it; if omitted, no menu does. */
  menu?: string;
  /** Its name in that menu; default: its title. If it equals the menu's own name, the menu is a link to this screen. */
  label?: string;
  /** Roles that may change what the widget shows; for others it is read-only. If omitted, all who may open it. */
  writers?: readonly Role[];
  /**
   * The keys that open it from everywhere, for a voucher: `F8`, or two separated by a space
   * (shell/voucher-keys.ts lists which keys are allowed).
   */
  keys?: string;
  /** Loads the widget, or a page if the screen needs more than a widget. */
  show: LoadScreen;
}

/** Loads the component of a screen. */
export type LoadScreen = () => Promise<ComponentType<ScreenProps>>;

/** The props of every screen; a page may ignore them. */
export interface ScreenProps {
  heading: 1;
  isReadOnly?: boolean;
}

/** Screens listed in one menu. They have these roles unless a screen sets its own. */
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

/** Screens that no menu lists, unless a screen sets its own menu. */
export function outsideMenus<Path extends string>(
  roles: Screen["roles"],
  screens: Record<Path, GivenScreen>,
): Record<Path, Screen> {
  const entries = Object.entries<GivenScreen>(screens).map(([path, screen]) => [path, { roles, ...screen }]);
  return Object.fromEntries(entries) as Record<Path, Screen>; // the keys that it was given
}

type GivenScreen = Omit<Screen, "roles"> & Partial<Screen>;
