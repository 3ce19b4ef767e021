import { mayOpen } from "../menus.ts";
import type { Role } from "../roles.ts";
import { screenPaths, screens, type ScreenPath } from "../screens.ts";
import { keepForForm } from "./keep-for-form.ts";

/**
 * The keys that open a voucher: those accountants know from Tally, unless the browser or desktop uses them;
 * screens.ts lists them with each screen. If there are two, the second is Tally's own, which Windows passes
 * to the page and some Linux and macOS desktops don't.
 *
 * - F4, F7, F8 and F9 are Tally's.
 * - Shift with one of these is the money document that belongs to it. The browser uses F5 and F6, Tally's
 *   payment and receipt, also with Shift and Ctrl (reload, and moving from the page to the bars and back).
 *   So the money of a sale is on the sale's key and that of a purchase on the purchase's; a salesman's cash
 *   hand-over is on the contra's key, an expense on the journal's. Firefox opens developer panels with
 *   Shift+F7 and Shift+F9, but a page can override them.
 * - Alt with a letter, from its name if one is free, is for documents that move goods, notes without goods,
 *   and the opening. Alt with F5 to F8 moves and resizes windows on GNOME, Xfce and KDE; Ctrl with an F-key
 *   changes desktops on Xfce and belongs to macOS; Alt+Shift changes the keyboard language on Windows. Of
 *   the letters, D, E and F are Chrome's, those of Firefox's menus are also avoided, and C, R and X are the
 *   form's own.
 */
const KEYS = new Map(
  screenPaths.flatMap((path) => {
    const { keys } = screens[path];
    return keys === undefined ? [] : [[path, keys] as const];
  }),
);

/**
 * The pressed keys in the format of screens.ts. A letter with Alt is identified by its key's position,
 * because on a Mac Alt types a different character.
 */
type Pressed = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "altKey" | "shiftKey" | "metaKey">;

/** Opens the voucher of a key, and buffers what is typed until it is shown; returns false if the key opens none. */
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

/** A role's keys and what they open, for the list of keys. */
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
