import { mayOpen } from "../menus.ts";
import type { Role } from "../roles.ts";
import { screenPaths, screens, type ScreenPath } from "../screens.ts";
import { keepForForm } from "./keep-for-form.ts";

/**
 * The keys that open a voucher, as accountants know them from Tally where browser and desktop leave them; screens.ts says them with each screen. Where two
 * are named, the second is Tally's own, which Windows leaves to the page and some desktops of Linux and macOS don't.
 *
 * - F4, F7, F8 and F9 are Tally's.
 * - Shift and one of these is the money beside it. The browser has use for F5 and F6, Tally's payment and receipt, with Shift and Ctrl too
 *   (reload, from the page to the bars and back). So the money of a sale is at the sale's key and that of a purchase at the purchase's; cash that
 *   a salesman hands over is at the contra's, an expense at the journal's. Firefox opens panels for developers by Shift+F7 and Shift+F9, and gives them up to a page.
 * - Alt and a letter, of its name where one is free, is what moves goods, a note without goods and the opening. Alt with F5 to F8 moves and sizes windows on GNOME, Xfce and KDE; Ctrl with an F-key changes
 *   desktops on Xfce and belongs to macOS; Alt+Shift changes the keyboard's language on Windows. Of the letters D, E and F are Chrome's, those
 *   of Firefox's menus are left out as well, and C, R and X are the form's own.
 */
const KEYS = new Map(
  screenPaths.flatMap((path) => {
    const { keys } = screens[path];
    return keys === undefined ? [] : [[path, keys] as const];
  }),
);

/** What is pressed, as screens.ts has it: the letter with Alt by its place, because a Mac writes another one then. */
type Pressed = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "altKey" | "shiftKey" | "metaKey">;

/** Opens the voucher of a key, and keeps for it what is typed until it is there; answers false where the key opens none. */
export function openVoucher(
  pressed: Pressed,
  role: Role | undefined,
  open: (path: ScreenPath) => unknown,
): boolean {
  const path = voucherOn(pressed, role);
  if (!path) return false;
  if (location.pathname.toLowerCase() !== path.toLowerCase()) keepForForm();
  open(path);
  return true;
}

/** The voucher that a key opens, if the role may open it. */
export function voucherOn(pressed: Pressed, role: Role | undefined): ScreenPath | undefined {
  const chord = chordOf(pressed);
  return openTo(role).find(([, keys]) => keys.split(" ").includes(chord))?.[0];
}

/** The keys of a role with what they open, for the list of keys. */
export function voucherKeys(role: Role | undefined): (readonly [keys: string, title: string])[] {
  return openTo(role).map(([path, keys]) => [keys, screens[path].title]);
}

/** The vouchers with a key that the role may open, in the order of the menus. */
function openTo(role: Role | undefined): (readonly [path: ScreenPath, keys: string])[] {
  return [...KEYS].filter(([path]) => role !== undefined && mayOpen(path, role));
}

function chordOf({ key, code, ctrlKey, altKey, shiftKey, metaKey }: Pressed): string {
  const [, letter] = (altKey && /^Key([A-Z])$/.exec(code)) || [];
  const held = { Ctrl: ctrlKey, Alt: altKey, Shift: shiftKey, Meta: metaKey };
  const names = Object.entries(held).flatMap(([name, isHeld]) => (isHeld ? [name] : []));
  return [...names, letter ?? key].join("+");
}
