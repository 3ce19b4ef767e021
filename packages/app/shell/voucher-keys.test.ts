import { expect, test } from "vitest";
import type { Role } from "../roles.ts";
import { screenPaths } from "../screens.ts";
import { listVoucherKeys, findVoucher } from "./voucher-keys.ts";

/**
 * The path that a chord ("Shift+F8", "Alt+O") opens. On a Mac, Alt makes a key type another
 * character: pass it as `key`.
 */
function findVoucherByChord(chord: string, role: Role | undefined = 1, key?: string) {
  const modifiers = chord.split("+");
  const name = modifiers.pop() ?? "";
  return findVoucher(
    {
      key: key ?? (name.length === 1 ? name.toLowerCase() : name),
      code: name.length === 1 ? `Key${name}` : name,
      ctrlKey: modifiers.includes("Ctrl"),
      altKey: modifiers.includes("Alt"),
      shiftKey: modifiers.includes("Shift"),
      metaKey: modifiers.includes("Meta"),
    },
    role,
  );
}

test("each key opens its voucher for the roles that may open it, and other keys open nothing", () => {
  expect(findVoucherByChord("F8")).toBe("/SaleVoucher");
  expect(findVoucherByChord("F9", 3)).toBe("/PurchaseVoucher");
  expect(findVoucherByChord("Shift+F8", 4)).toBe("/ReceiptVoucher");
  expect(findVoucherByChord("Shift+F9")).toBe("/PaymentVoucher");
  expect(findVoucherByChord("F8", 2)).toBe("/SaleVoucher");
  expect(findVoucherByChord("Alt+O", 2)).toBe("/OrderVoucher");
  for (const chord of ["F9", "Shift+F8", "Alt+L"])
    expect(findVoucherByChord(chord, 2), chord).toBeUndefined();
  expect(findVoucherByChord("Alt+G", 3)).toBeUndefined();
  for (const chord of ["F2", "F5", "F6", "Enter", "toString", "8", "O", "Shift+O", "Ctrl+O", "Ctrl+Alt+O"])
    expect(findVoucherByChord(chord), chord).toBeUndefined();
  for (const chord of ["Meta+F8", "Alt+Shift+F8", "Shift+Alt+O"])
    expect(findVoucherByChord(chord), chord).toBeUndefined();
  expect(findVoucher({ ...NONE_HELD, key: "F8", code: "F8" }, undefined)).toBeUndefined();
});

test("a letter is recognised by its key's place on the keyboard, and Tally's own key opens the same voucher", () => {
  expect(findVoucherByChord("Alt+O", 1, "ø")).toBe("/OrderVoucher");
  expect(findVoucherByChord("Alt+U", 1, "Dead")).toBe("/PurchaseReturnVoucher");
  expect(findVoucherByChord("Ctrl+F8")).toBe("/OrderVoucher");
  expect(findVoucherByChord("Alt+F5")).toBe("/PurchaseReturnVoucher");
  expect(findVoucherByChord("Alt+F6")).toBe("/SaleReturnVoucher");
  expect(findVoucherByChord("Alt+F7")).toBe("/VanLoadVoucher");
  expect(findVoucherByChord("Ctrl+F7")).toBe("/StockCount");
});

test("the list of keys names every voucher that the role may open, and no key twice", () => {
  const keyList = listVoucherKeys(1);
  const chords = keyList.flatMap(([keys]) => keys.split(" "));
  expect(new Set(chords).size).toBe(chords.length);
  const vouchers = screenPaths.filter((path) => /Voucher$|^\/StockCount$/.test(path));
  expect(vouchers.length).toBeGreaterThanOrEqual(19);
  const paths = new Set(chords.map((chord) => findVoucherByChord(chord)));
  expect(vouchers.filter((path) => !paths.has(path))).toEqual([]);
  expect(listVoucherKeys(2)).toEqual([
    ["F8", "Sale Voucher"],
    ["Alt+A", "Replacement Voucher"],
    ["Alt+O Ctrl+F8", "Order Voucher"],
    ["Alt+N Alt+F6", "Sale Return Voucher"],
  ]);
  expect(listVoucherKeys(undefined)).toEqual([]);
});

test("no key for a voucher is one that the browser or another part of the app uses", () => {
  const own = listVoucherKeys(1).flatMap(([keys]) => keys.split(" "));
  expect(own.filter((chord) => BROWSER_KEYS.has(chord))).toEqual([]);
  expect(own.filter((chord) => OTHER_KEYS.has(chord))).toEqual([]);
});

const NONE_HELD = { ctrlKey: false, altKey: false, shiftKey: false, metaKey: false };

/**
 * Shortcuts that browsers use. Chromium's (chrome/browser/ui/views/accelerator_table.cc): help,
 * find, close, reload, moving from the page to the toolbars, the menu, full screen, developer
 * tools, address bar and app menu. Firefox's additional ones
 * (browser/base/content/browser-sets.inc): the letters of its menu bar. Also the keys for the
 * context menu.
 */
const BROWSER_KEYS = new Set([
  ...["F1", "F3", "Shift+F3", "Ctrl+F4", "Alt+F4", "F5", "Ctrl+F5", "Shift+F5", "F6", "Ctrl+F6", "Shift+F6"],
  ...["F10", "Shift+F10", "F11", "F12", "Shift+F12", "Alt+D", "Alt+E", "Alt+F"],
  ...["Alt+B", "Alt+H", "Alt+S", "Alt+T", "Alt+V"],
]);

/**
 * Shortcuts for the date, and those of voucher forms and reports (Voucher.tsx, ComboBox.tsx,
 * VoucherEntry.tsx, ReportShortcuts.tsx).
 */
const OTHER_KEYS = new Set(["F2", "Alt+F2", "Alt+2", "Alt+R", "Alt+C", "Alt+X"]);
