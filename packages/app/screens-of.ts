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
  /** Loads the widget, or the page where the screen needs more than a widget. `pending`: documented, still to come. */
  show: LoadScreen | "pending";
}

/** Loads the component of a screen. */
export type LoadScreen = () => Promise<ComponentType<ScreenProps>>;

/** The props of every screen; a page may do without. */
export interface ScreenProps {
  heading: 1;
  isReadOnly?: boolean;
}

/** Screens that have the roles and the menu in common, except where one names its own. */
export function screensOf<Path extends string>(
  common: Pick<Screen, "roles" | "menu">,
  screens: Record<Path, Omit<Screen, "roles"> & Partial<Screen>>,
): Record<Path, Screen> {
  const entries = Object.entries<Partial<Screen>>(screens).map(([path, screen]) => [
    path,
    { ...common, ...screen },
  ]);
  return Object.fromEntries(entries) as Record<Path, Screen>; // the keys that it was given
}
