import { expect, test } from "vitest";
import { voucherKeys, voucherOn } from "./voucher-keys.ts";

test("the keys open what the role may open, and no other key opens anything", () => {
  expect(voucherOn("F8", 1)).toBe("/SaleVoucher");
  expect(voucherOn("F9", 3)).toBe("/PurchaseVoucher");
  expect(voucherOn("F8", 2)).toBe("/SaleVoucher");
  expect(voucherOn("F9", 2)).toBeUndefined();
  expect(voucherOn("F8", undefined)).toBeUndefined();
  for (const key of ["F2", "F5", "F6", "Enter", "toString", "8"])
    expect(voucherOn(key, 1), key).toBeUndefined();
});

test("the list of keys names them, as many as the role has", () => {
  expect(voucherKeys(1)).toEqual([
    ["F4", "Contra Voucher"],
    ["F7", "Journal Voucher"],
    ["F8", "Sale Voucher"],
    ["F9", "Purchase Voucher"],
  ]);
  expect(voucherKeys(2)).toEqual([["F8", "Sale Voucher"]]);
  expect(voucherKeys(undefined)).toEqual([]);
});
