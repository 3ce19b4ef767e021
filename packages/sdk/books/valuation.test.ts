import { describe, expect, it } from "vitest";
import { NO_STOCK, takeBack, takeIn, takeOut } from "./valuation.ts";

describe("the moving average", () => {
  it("is kept through purchases, a sale beyond the stock, and the purchase after it", () => {
    // 10 at 100.00 → 10 worth 1,000.00 at 100
    const first = takeIn(NO_STOCK, 10_000n, 100_000n);
    expect(first.after).toEqual({ quantity: 10_000n, value: 100_000n, rate: 100_000_000n });
    // 5 at 130.00 → 15 worth 1,650.00 at 110
    const second = takeIn(first.after, 5_000n, 65_000n);
    expect(second.after).toEqual({ quantity: 15_000n, value: 165_000n, rate: 110_000_000n });
    // 18 sold: the 15 in stock take all 1,650.00, the missing 3 take 3 × 110 = 330.00 → −3 worth
    // −330.00
    const sale = takeOut(second.after, 18_000n);
    expect(sale.value).toBe(-198_000n);
    expect(sale.after).toEqual({ quantity: -3_000n, value: -33_000n, rate: 110_000_000n });
    // 10 at 120.00 = 1,200.00: 7 stay, worth 840.00; inventory rises by 840 + 330 = 1,170.00. The 3
    // that cover the shortage cost 360.00 and were booked at 330.00: 30.00 variance.
    const third = takeIn(sale.after, 10_000n, 120_000n);
    expect(third.value).toBe(117_000n);
    expect(third.variance).toBe(3_000n);
    expect(third.after).toEqual({ quantity: 7_000n, value: 84_000n, rate: 120_000_000n });
  });

  it("books a variance when a purchase covers part of a shortage", () => {
    // −5 booked at 10.00. 2 received at 12.00: they cover 20.00 of the 50.00, and 4.00 is variance.
    const coverage = takeIn({ quantity: -5_000n, value: -5_000n, rate: 10_000_000n }, 2_000n, 2_400n);
    expect(coverage).toEqual({
      after: { quantity: -3_000n, value: -3_000n, rate: 12_000_000n },
      value: 2_000n,
      variance: 400n,
    });
  });

  it("removes the whole remaining value when the quantity reaches zero", () => {
    // 3 for 10.00 → rate 3.333333; 1 out takes 3.33, another 3.33, the last one the remaining 3.34
    const stock = takeIn(NO_STOCK, 3_000n, 1_000n);
    expect(stock.after.rate).toBe(3_333_333n);
    const one = takeOut(stock.after, 1_000n);
    const two = takeOut(one.after, 1_000n);
    const three = takeOut(two.after, 1_000n);
    expect([one.value, two.value, three.value]).toEqual([-333n, -333n, -334n]);
    expect(three.after).toEqual({ quantity: 0n, value: 0n, rate: 3_333_333n });
  });

  it("never gives stock a value below zero", () => {
    // 4 worth 0.02 at 0.005: each piece rounds up to 0.01, so two take all the value and the third
    // takes zero
    const stock = { quantity: 4_000n, value: 2n, rate: 5_000n };
    const one = takeOut(stock, 1_000n);
    const two = takeOut(one.after, 1_000n);
    const three = takeOut(two.after, 1_000n);
    expect([one.value, two.value, three.value]).toEqual([-1n, -1n, 0n]);
    expect(three.after).toEqual({ quantity: 1_000n, value: 0n, rate: 5_000n });
  });

  it("takes a returned sale back into stock at its original cost", () => {
    // 10 at 10.00; 4 sold (40.00); 6 more at 15.00 → 12 worth 150.00; the sale returned → 16 worth
    // 190.00 at 11.875
    const sale = takeOut(takeIn(NO_STOCK, 10_000n, 10_000n).after, 4_000n);
    const more = takeIn(sale.after, 6_000n, 9_000n);
    const back = takeBack(more.after, 4_000n, -sale.value);
    expect(back).toEqual({
      after: { quantity: 16_000n, value: 19_000n, rate: 11_875_000n },
      value: 4_000n,
      variance: 0n,
    });
  });

  it("books as variance the part of a reversed purchase's value that is no longer in stock", () => {
    // 10 at 10.00 and 10 at 20.00 → 20 worth 300.00 at 15; 10 sold (150.00) leave 10 worth 150.00.
    // The second purchase is returned: its value is 200.00, but inventory has only 150.00, so 50.00
    // is variance.
    const both = takeIn(takeIn(NO_STOCK, 10_000n, 10_000n).after, 10_000n, 20_000n);
    const remainder = takeOut(both.after, 10_000n);
    const back = takeBack(remainder.after, -10_000n, -20_000n);
    expect(back).toEqual({
      after: { quantity: 0n, value: 0n, rate: 15_000_000n },
      value: -15_000n,
      variance: -5_000n,
    });
  });
});
