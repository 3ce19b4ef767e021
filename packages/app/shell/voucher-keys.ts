import { mayOpen } from "../menus.ts";
import type { Role } from "../roles.ts";
import { screens, type ScreenPath } from "../screens.ts";
import { keepForForm } from "./keep-for-form.ts";

/**
 * The keys that open a voucher, as accountants know them from Tally where browser and desktop leave them. Where two stand, the second is
 * Tally's own, which Windows leaves to the page and some desktops of Linux and macOS don't.
 *
 * - F4, F7, F8 and F9 are Tally's.
 * - Shift and one of these is the money beside it. The browser has use for F5 and F6, Tally's payment and receipt, with Shift and Ctrl too
 *   (reload, from the page to the bars and back). So the money of a sale is at the sale's key and that of a purchase at the purchase's; cash that
 *   a salesman hands over is at the contra's, an expense at the journal's. Firefox opens panels for developers by Shift+F7 and Shift+F9, and gives them up to a page.
 * - Alt and a letter, of its name where one is free, is what moves goods, a note without goods and the opening. Alt with F5 to F8 moves and sizes windows on GNOME, Xfce and KDE; Ctrl with an F-key changes
 *   desktops on Xfce and belongs to macOS; Alt+Shift changes the keyboard's language on Windows. Of the letters D, E and F are Chrome's, those
 *   of Firefox's menus are left out as well, and C, R and X are the form's own.
 */
const KEYS = {
  "/ContraVoucher": "F4",
  "/JournalVoucher": "F7",
  "/SaleVoucher": "F8",
  "/PurchaseVoucher": "F9",
  "/ReceiptVoucher": "Shift+F8",
  "/PaymentVoucher": "Shift+F9",
  "/ExpenseVoucher": "Shift+F7",
  "/HandOverVoucher": "Shift+F4",
  "/OrderVoucher": "Alt+O Ctrl+F8",
  "/SaleReturnVoucher": "Alt+N Alt+F6",
  "/PurchaseReturnVoucher": "Alt+U Alt+F5",
  "/VanLoadVoucher": "Alt+L Alt+F7",
  "/StockCount": "Alt+K Ctrl+F7",
  "/DamageVoucher": "Alt+M",
  "/ReplacementVoucher": "Alt+A",
  "/ProductionVoucher": "Alt+P",
  "/CreditNoteVoucher": "Alt+I",
  "/DebitNoteVoucher": "Alt+J",
  "/OpeningVoucher": "Alt+G",
} as const satisfies Readonly<Partial<Record<ScreenPath, string>>>;

/** What is pressed, as the table above has it: the letter with Alt by its place, because a Mac writes another one then. */
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
  return paths(role).find((path) => KEYS[path].split(" ").includes(chord));
}

/** The keys of a role with what they open, for the list of keys. */
export function voucherKeys(role: Role | undefined): (readonly [keys: string, title: string])[] {
  return paths(role).map((path) => [KEYS[path], screens[path].title]);
}

function paths(role: Role | undefined): (keyof typeof KEYS)[] {
  const all = Object.keys(KEYS) as (keyof typeof KEYS)[]; // the keys of a constant
  return all.filter((path) => role !== undefined && mayOpen(path, role));
}

function chordOf({ key, code, ctrlKey, altKey, shiftKey, metaKey }: Pressed): string {
  const [, letter] = (altKey && /^Key([A-Z])$/.exec(code)) || [];
  const held = { Ctrl: ctrlKey, Alt: altKey, Shift: shiftKey, Meta: metaKey };
  const names = Object.entries(held).flatMap(([name, isHeld]) => (isHeld ? [name] : []));
  return [...names, letter ?? key].join("+");
}
