import { describe, expect, it } from "vitest";
import { BANDAGE_ITEM, TEST_BOOKS } from "../testing/test-books.ts";
import type { UnitPrice } from "../list-price.ts";
import { formatPaise } from "../money.ts";
import type { Posted } from "../voucher.ts";
import { calculateChallanLine, makeVanLoadVoucher, type VanLoadLine } from "./van-load.ts";

const MRP = (unitPrice: bigint): UnitPrice => ({ unitPrice, priceHasTax: true });

function listAmounts(quantity: bigint, price: UnitPrice, taxRate: bigint) {
  const { taxable, cgst, sgst, igst, amount } = calculateChallanLine(quantity, price, taxRate);
  return [taxable, cgst, sgst, igst, amount].map(formatPaise);
}

describe("what a challan states of goods", () => {
  it.each([
    // 300 × 2.5 ÷ 105 = 7.142…
    {
      what: "an MRP",
      quantity: 1_000n,
      price: MRP(3_000_000n),
      rate: 500n,
      all: "285.72 7.14 7.14 0.00 300.00",
    },
    // 2.375 × 99.99 = 237.47625 → 237.48; × 9 ÷ 118 = 18.1128…
    {
      what: "a part",
      quantity: 2_375n,
      price: MRP(999_900n),
      rate: 1_800n,
      all: "201.26 18.11 18.11 0.00 237.48",
    },
    {
      what: "no tax",
      quantity: 3_000n,
      price: MRP(500_000n),
      rate: 0n,
      all: "150.00 0.00 0.00 0.00 150.00",
    },
    {
      // 2 × 160.01 = 320.02; 2.5 % of it is 8.0005 → 8.00.
      ...{ what: "a price without tax", quantity: 2_000n, rate: 500n, all: "320.02 8.00 8.00 0.00 336.02" },
      price: { unitPrice: 1_600_100n, priceHasTax: false },
    },
  ])("with $what", ({ quantity, price, rate, all }) => {
    expect(listAmounts(quantity, price, rate)).toEqual(all.split(" "));
  });

  it("is refused if the amount does not fit into the books", () => {
    expect(() => calculateChallanLine(10n ** 15n, MRP(10n ** 14n), 500n)).toThrow("outside the range");
  });
});

describe("a van load", () => {
  const listLines = (date: string, line: VanLoadLine) => {
    const places = { vehicleId: 1, userId: 2, branchId: 1, fromLocationId: 1, toLocationId: 4 };
    const { document } = makeVanLoadVoucher(TEST_BOOKS, { ...places, kind: "load", date, lines: [line] });
    const postedLoad: Posted = {
      ...{ companyId: 1, voucherId: 1, yearId: 1, number: 1, voucherNo: "VLD/1", documentId: 1 },
      ...{ edition: 0, date, amount: 0n, entered: { by: 1, at: "" }, costs: new Map() },
    };
    return document?.rows(postedLoad).lines;
  };

  it("freezes the MRP and the value at the tax rate of its day", () => {
    const line = { item: BANDAGE_ITEM, quantity: 3_000n };
    const price = {
      mrp: "150.0000",
      unit_price: "150.0000",
      price_has_tax: 1,
      igst: "0.00",
      amount: "450.00",
    };
    // 12 % until 21 September 2025: 450 × 6 ÷ 112 = 24.107…; then 5 %: 450 × 2.5 ÷ 105 = 10.714…
    const twelve = { tax_rate: "12.00", taxable: "401.78", cgst: "24.11", sgst: "24.11" };
    const five = { tax_rate: "5.00", taxable: "428.58", cgst: "10.71", sgst: "10.71" };
    expect(listLines("2025-09-21", line)).toMatchObject([{ ...price, ...twelve }]);
    expect(listLines("2025-09-22", line)).toMatchObject([{ ...price, ...five }]);
  });

  it("is refused for an item whose tax has no rate on the day", () => {
    expect(() => listLines("2017-06-30", { item: BANDAGE_ITEM, quantity: 1_000n })).toThrow("no rate");
  });
});
