import type { ComponentType } from "react";
import type { Role } from "./roles.ts";

export interface Screen {
  title: string;
  roles: "public" | readonly Role[];
  menu?: string;
  /** Default: the title. If it equals the menu's name, the menu itself is the link. */
  label?: string;
  /** Roles that may change what it shows; others only read it. If omitted: all who may open it. */
  writers?: readonly Role[];
  /**
   * Keys that open a voucher's screen from everywhere: `F8`, or two separated by a space
   * (shell/voucher-keys.ts says which keys are allowed).
   */
  keys?: string;
  show: LoadScreen;
}

export type LoadScreen = () => Promise<ComponentType<ScreenProps>>;

export interface ScreenProps {
  heading: 1;
  isReadOnly?: boolean;
}

export function placeInMenu<Path extends string>(
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

export function placeOutsideMenus<Path extends string>(
  roles: Screen["roles"],
  screens: Record<Path, GivenScreen>,
): Record<Path, Screen> {
  const entries = Object.entries<GivenScreen>(screens).map(([path, screen]) => [path, { roles, ...screen }]);
  return Object.fromEntries(entries) as Record<Path, Screen>; // the keys that it was given
}

type GivenScreen = Omit<Screen, "roles"> & Partial<Screen>;
