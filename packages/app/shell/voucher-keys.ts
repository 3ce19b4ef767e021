import { mayOpen } from "../menus.ts";
import type { Role } from "../roles.ts";
import { screenPaths, screens, type ScreenPath } from "../screens.ts";
import { keepForForm } from "./keep-for-form.ts";

/**
 * The keys that open a voucher: those accountants know from Tally, unless the browser or desktop
 * uses them; screens.ts lists them with each screen. If there are two, the second is Tally's own,
 * which Windows passes to the page and some Linux and macOS desktops don't.
 *
 * - F4, F7, F8 and F9 are Tally's.
 * - Shift with one of these is the money document that belongs to it. The browser uses F5 and F6,
 *   Tally's
 *   payment and receipt, also with Shift and Ctrl (reload, and moving from the page to the bars and back).
 *   So the money of a sale is on the sale's key and that of a purchase on the purchase's; a salesman's cash
 *   hand-over is on the contra's key, an expense on the journal's. Firefox opens developer panels with
 *   Shift+F7 and Shift+F9, but a page can override them.
 * - Alt with a letter, from its name if one is free, is for documents that move goods, notes
 *   without goods,
 *   and the opening. Alt with F5 to F8 moves and resizes windows on GNOME, Xfce and KDE; Ctrl with an F-key
 *   changes desktops on Xfce and belongs to macOS; Alt+Shift changes the keyboard language on Windows. Of
 *   the letters, D, E and F are Chrome's, those of Firefox's menus are also avoided, and C, R and X are the
 *   form's own.
 */
const VOUCHER_KEYS = new Map(
  screenPaths.flatMap((path) => {
    const { keys } = screens[path];
    return keys === undefined ? [] : [[path, keys] as const];
  }),
);

/**
 * The pressed keys in the format of screens.ts. A letter with Alt is identified by its key's
 * position, because on a Mac Alt types a different character.
 */
type Pressed = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "altKey" | "shiftKey" | "metaKey">;

/** Buffers what is typed until the voucher is shown. Returns false if the key opens none. */
export function openVoucher(
  keyEvent: Pressed,
  role: Role | undefined,
  open: (path: ScreenPath) => unknown,
): boolean {
  const path = findVoucher(keyEvent, role);
  if (!path) return false;
  if (location.pathname.toLowerCase() !== path.toLowerCase()) keepForForm();
  open(path);
  return true;
}

export function findVoucher(keyEvent: Pressed, role: Role | undefined): ScreenPath | undefined {
  const chord = formatChord(keyEvent);
  return openTo(role).find(([, keys]) => keys.split(" ").includes(chord))?.[0];
}

export function listVoucherKeys(role: Role | undefined): (readonly [keys: string, title: string])[] {
  return openTo(role).map(([path, keys]) => [keys, screens[path].title]);
}

function openTo(role: Role | undefined): (readonly [path: ScreenPath, keys: string])[] {
  return [...VOUCHER_KEYS].filter(([path]) => role !== undefined && mayOpen(path, role));
}

function formatChord({ key, code, ctrlKey, altKey, shiftKey, metaKey }: Pressed): string {
  const [, letter] = (altKey && /^Key([A-Z])$/.exec(code)) || [];
  const modifiers = { Ctrl: ctrlKey, Alt: altKey, Shift: shiftKey, Meta: metaKey };
  const names = Object.entries(modifiers).flatMap(([name, isHeld]) => (isHeld ? [name] : []));
  return [...names, letter ?? key].join("+");
}
