import { mayOpen } from "../menus.ts";
import type { Role } from "../roles.ts";
import { screens, type ScreenPath } from "../screens.ts";

/** The keys that open a voucher, as accountants know them from Tally. Of its others the browser keeps F5 and F6 for itself. */
const KEYS = {
  F4: "/ContraVoucher",
  F7: "/JournalVoucher",
  F8: "/SaleVoucher",
  F9: "/PurchaseVoucher",
} as const satisfies Readonly<Record<string, ScreenPath>>;

/** The voucher that a key opens, if the role may open it. */
export function voucherOn(key: string, role: Role | undefined): ScreenPath | undefined {
  const path = Object.hasOwn(KEYS, key) ? KEYS[key as keyof typeof KEYS] : undefined;
  return path && role !== undefined && mayOpen(path, role) ? path : undefined;
}

/** The keys of a role with what they open, for the list of keys. */
export function voucherKeys(role: Role | undefined): (readonly [key: string, title: string])[] {
  return Object.entries(KEYS)
    .filter(([key]) => voucherOn(key, role) !== undefined)
    .map(([key, path]) => [key, screens[path].title]);
}
