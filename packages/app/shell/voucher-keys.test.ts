import { expect, test } from "vitest";
import type { Role } from "../roles.ts";
import { screenPaths } from "../screens.ts";
import { voucherKeys, voucherOn } from "./voucher-keys.ts";

/**
 * The path that a chord ("Shift+F8", "Alt+O") opens. On a Mac, Alt makes a key type another character: pass it
 * as `key`.
 */
function opened(chord: string, role: Role | undefined = 1, key?: string) {
  const held = chord.split("+");
  const name = held.pop() ?? "";
  return voucherOn(
    {
      key: key ?? (name.length === 1 ? name.toLowerCase() : name),
      code: name.length === 1 ? `Key${name}` : name,
      ctrlKey: held.includes("Ctrl"),
      altKey: held.includes("Alt"),
      shiftKey: held.includes("Shift"),
      metaKey: held.includes("Meta"),
    },
    role,
  );
}

test("each key opens its voucher for the roles that may open it, and other keys open nothing", () => {
  expect(opened("F8")).toBe("/SaleVoucher");
  expect(opened("F9", 3)).toBe("/PurchaseVoucher");
  expect(opened("Shift+F8", 4)).toBe("/ReceiptVoucher");
  expect(opened("Shift+F9")).toBe("/PaymentVoucher");
  expect(opened("F8", 2)).toBe("/SaleVoucher");
  expect(opened("Alt+O", 2)).toBe("/OrderVoucher");
  for (const chord of ["F9", "Shift+F8", "Alt+L"]) expect(opened(chord, 2), chord).toBeUndefined();
  expect(opened("Alt+G", 3)).toBeUndefined();
  for (const chord of ["F2", "F5", "F6", "Enter", "toString", "8", "O", "Shift+O", "Ctrl+O", "Ctrl+Alt+O"])
    expect(opened(chord), chord).toBeUndefined();
  for (const chord of ["Meta+F8", "Alt+Shift+F8", "Shift+Alt+O"])
    expect(opened(chord), chord).toBeUndefined();
  expect(voucherOn({ ...NONE_HELD, key: "F8", code: "F8" }, undefined)).toBeUndefined();
});

test("a letter is recognised by its key's place on the keyboard, and Tally's own key opens the same voucher", () => {
  expect(opened("Alt+O", 1, "ø")).toBe("/OrderVoucher");
  expect(opened("Alt+U", 1, "Dead")).toBe("/PurchaseReturnVoucher");
  expect(opened("Ctrl+F8")).toBe("/OrderVoucher");
  expect(opened("Alt+F5")).toBe("/PurchaseReturnVoucher");
  expect(opened("Alt+F6")).toBe("/SaleReturnVoucher");
  expect(opened("Alt+F7")).toBe("/VanLoadVoucher");
  expect(opened("Ctrl+F7")).toBe("/StockCount");
});

test("the list of keys names every voucher that the role may open, and no key twice", () => {
  const listed = voucherKeys(1);
  const chords = listed.flatMap(([keys]) => keys.split(" "));
  expect(new Set(chords).size).toBe(chords.length);
  const vouchers = screenPaths.filter((path) => /Voucher$|^\/StockCount$/.test(path));
  expect(vouchers.length).toBeGreaterThanOrEqual(19);
  const found = new Set(chords.map((chord) => opened(chord)));
  expect(vouchers.filter((path) => !found.has(path))).toEqual([]);
  expect(voucherKeys(2)).toEqual([
    ["F8", "Sale Voucher"],
    ["Alt+A", "Replacement Voucher"],
    ["Alt+O Ctrl+F8", "Order Voucher"],
    ["Alt+N Alt+F6", "Sale Return Voucher"],
  ]);
  expect(voucherKeys(undefined)).toEqual([]);
});

test("no key for a voucher is one that the browser or another part of the app uses", () => {
  const own = voucherKeys(1).flatMap(([keys]) => keys.split(" "));
  expect(own.filter((chord) => BROWSERS.has(chord))).toEqual([]);
  expect(own.filter((chord) => OTHERS.has(chord))).toEqual([]);
});

const NONE_HELD = { ctrlKey: false, altKey: false, shiftKey: false, metaKey: false };

/**
 * Shortcuts that browsers use. Chromium's (chrome/browser/ui/views/accelerator_table.cc): help, find, close,
 * reload, moving from the page to the toolbars, the menu, full screen, developer tools, address bar and app
 * menu. Firefox's additional ones (browser/base/content/browser-sets.inc): the letters of its menu bar. Also
 * the keys for the context menu.
 */
const BROWSERS = new Set([
  ...["F1", "F3", "Shift+F3", "Ctrl+F4", "Alt+F4", "F5", "Ctrl+F5", "Shift+F5", "F6", "Ctrl+F6", "Shift+F6"],
  ...["F10", "Shift+F10", "F11", "F12", "Shift+F12", "Alt+D", "Alt+E", "Alt+F"],
  ...["Alt+B", "Alt+H", "Alt+S", "Alt+T", "Alt+V"],
]);

/**
 * Shortcuts for the date, and those of voucher forms and reports (Voucher.tsx, ComboBox.tsx, VoucherEntry.tsx,
 * ReportShortcuts.tsx).
 */
const OTHERS = new Set(["F2", "Alt+F2", "Alt+2", "Alt+R", "Alt+C", "Alt+X"]);
