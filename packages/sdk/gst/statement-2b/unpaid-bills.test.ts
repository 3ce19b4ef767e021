import { describe, expect, it } from "vitest";
import { UNPAID_BILL_LAWS } from "./unpaid-bill-laws.ts";
import { listUnpaidFor180Days, type ClaimedBill, type InputTax } from "./unpaid-bills.ts";

const noTax: InputTax = { cgst: 0n, sgst: 0n, igst: 0n, cess: 0n };
const makeStateTax = (each: bigint): InputTax => ({ ...noTax, cgst: each, sgst: each });

/** ₹10,000 at 18 % in the State: 11,800. */
const makeBill = (change: Partial<ClaimedBill> = {}): ClaimedBill => ({
  ...{ id: "1", number: "INV-42", date: "2026-01-01", value: 11_800_00n, isReverseCharge: false },
  ...{ inputTax: makeStateTax(900_00n), payments: [], reversals: [] },
  ...change,
});

const listOn = (day: string, ...bills: readonly Partial<ClaimedBill>[]) =>
  listUnpaidFor180Days(bills.map(makeBill), day, UNPAID_BILL_LAWS);

// Counted by hand: 30 days are left in January, then 28, 31, 30, 31 and 30 make 180.
describe("a bill of 1 January 2026 may be paid until 30 June", () => {
  it("and is listed from the day after, with all of its tax, for July's return", () => {
    expect(listOn("2026-06-30", {})).toEqual({ toReverse: [], toReclaim: [] });
    const { toReverse, toReclaim } = listOn("2026-07-01", {});
    expect(toReclaim).toEqual([]);
    expect(toReverse).toEqual([
      {
        ...{ bill: makeBill(), lastDay: "2026-06-30", returnMonth: "2026-07", unpaid: 11_800_00n },
        tax: makeStateTax(900_00n),
      },
    ]);
  });

  it("and is not listed if it was paid until the day of the list", () => {
    const payments = [
      { date: "2026-05-01", amount: 5_000_00n },
      { date: "2026-07-04", amount: 6_800_00n },
    ];
    expect(listOn("2026-07-03", { payments }).toReverse).toMatchObject([{ unpaid: 6_800_00n }]);
    expect(listOn("2026-07-04", { payments })).toEqual({ toReverse: [], toReclaim: [] });
  });
});

it.each([
  // 18 days are left in February, then 31, 30, 31, 30 and 31 make 171: the 9th of August.
  ["2026-02-10", "2026-08-09", "2026-09"],
  // 28 days are left in September, then 31, 30, 31 and 31 make 151, and February 2028 has 29.
  ["2027-09-02", "2028-02-29", "2028-03"],
  // 1, 31, 30, 31, 30 and 31 make 154: the 26th of January.
  ["2025-07-30", "2026-01-26", "2026-02"],
])("a bill of %s may be paid until %s, and is reversed in the return of %s", (date, lastDay, returnMonth) => {
  expect(listOn(lastDay, { date }).toReverse).toEqual([]);
  expect(listOn("2029-01-01", { date }).toReverse).toMatchObject([{ lastDay, returnMonth }]);
});

it.each<[string, Partial<ClaimedBill>, bigint, InputTax]>([
  ["half of it", { payments: [{ date: "2026-03-01", amount: 5_900_00n }] }, 5_900_00n, makeStateTax(450_00n)],
  [
    // 180.00 × 179.99 ÷ 1,180.00 = 27.4561
    "179.99 of 1,180.00",
    {
      ...{ value: 1_180_00n, inputTax: { ...noTax, igst: 180_00n } },
      payments: [{ date: "2026-01-01", amount: 1_000_01n }],
    },
    179_99n,
    { ...noTax, igst: 27_46n },
  ],
  [
    // 900.00 × 7,866.67 ÷ 11,800.00 = 600.0003; the cess 100.00 × 7,866.67 ÷ 11,800.00 = 66.667
    "two thirds, with cess",
    {
      inputTax: { ...makeStateTax(900_00n), cess: 100_00n },
      payments: [{ date: "2026-02-01", amount: 3_933_33n }],
    },
    7_866_67n,
    { ...makeStateTax(600_00n), cess: 66_67n },
  ],
  [
    "what a cheque that was returned had paid",
    {
      payments: [
        { date: "2026-02-01", amount: 11_800_00n },
        { date: "2026-02-05", amount: -11_800_00n },
      ],
    },
    11_800_00n,
    makeStateTax(900_00n),
  ],
])("the tax is reversed in proportion to what is unpaid: %s", (_, change, unpaid, tax) => {
  expect(listOn("2026-07-01", change).toReverse).toMatchObject([{ unpaid, tax }]);
});

it.each<[string, Partial<ClaimedBill>]>([
  ["it is under reverse charge", { isReverseCharge: true }],
  ["it is of the time before GST", { date: "2017-06-30" }],
  ["no tax was claimed", { inputTax: noTax }],
  ["more than its value was paid", { payments: [{ date: "2026-01-01", amount: 12_000_00n }] }],
  ["it was returned as a whole", { value: 0n, inputTax: noTax }],
])("a bill is not listed if %s", (_, change) => {
  expect(listOn("2026-07-01", change)).toEqual({ toReverse: [], toReclaim: [] });
});

it("the first bills under GST are listed", () => {
  expect(listOn("2026-07-01", { date: "2017-07-01" }).toReverse).toMatchObject([{ lastDay: "2017-12-28" }]);
});

describe("a bill whose tax was reversed on 20 July", () => {
  const reversals = [{ date: "2026-07-20", tax: makeStateTax(900_00n) }];
  const wholePayment = [{ date: "2026-09-05", amount: 11_800_00n }];

  it("is listed no more while it is unpaid", () => {
    expect(listOn("2026-07-19", { reversals }).toReverse).toHaveLength(1);
    expect(listOn("2026-07-20", { reversals })).toEqual({ toReverse: [], toReclaim: [] });
  });

  it("is listed to claim the tax again from the day on which it is paid", () => {
    expect(listOn("2026-09-04", { reversals, payments: wholePayment }).toReclaim).toEqual([]);
    const { toReverse, toReclaim } = listOn("2026-09-05", { reversals, payments: wholePayment });
    expect(toReverse).toEqual([]);
    expect(toReclaim).toMatchObject([{ unpaid: 0n, tax: makeStateTax(900_00n) }]);
  });

  it("is claimed again in proportion, part after part", () => {
    const half = { date: "2026-09-05", amount: 5_900_00n };
    const firstClaim = { date: "2026-09-30", tax: makeStateTax(-450_00n) };
    expect(listOn("2026-09-05", { reversals, payments: [half] }).toReclaim).toMatchObject([
      { unpaid: 5_900_00n, tax: makeStateTax(450_00n) },
    ]);
    const claimedHalf = { reversals: [...reversals, firstClaim], payments: [half] };
    expect(listOn("2026-10-01", claimedHalf)).toEqual({ toReverse: [], toReclaim: [] });
    const paidWhole = { ...claimedHalf, payments: [half, { ...half, date: "2026-10-02" }] };
    expect(listOn("2026-10-02", paidWhole).toReclaim).toMatchObject([{ tax: makeStateTax(450_00n) }]);
  });

  it("is reversed again if the payment is cancelled", () => {
    const claimedAgain = [...reversals, { date: "2026-09-30", tax: makeStateTax(-900_00n) }];
    expect(listOn("2026-10-01", { reversals: claimedAgain, payments: wholePayment }).toReverse).toEqual([]);
    expect(listOn("2026-10-01", { reversals: claimedAgain }).toReverse).toMatchObject([
      { tax: makeStateTax(900_00n) },
    ]);
  });

  it("is corrected head by head if its tax turns out to be IGST", () => {
    const { toReverse, toReclaim } = listOn("2026-08-01", {
      reversals,
      inputTax: { ...noTax, igst: 1_800_00n },
    });
    expect(toReverse).toMatchObject([{ tax: { ...noTax, igst: 1_800_00n } }]);
    expect(toReclaim).toMatchObject([{ tax: makeStateTax(900_00n) }]);
  });

  it("is listed to claim the tax again if it should not have been reversed", () => {
    expect(listOn("2026-08-01", { reversals, isReverseCharge: true }).toReclaim).toMatchObject([
      { tax: makeStateTax(900_00n) },
    ]);
  });
});

it("bills are listed by date and id, in whatever order they come", () => {
  const bills = [
    { id: "7", date: "2026-01-03" },
    { id: "9", date: "2026-01-01" },
    { id: "8", date: "2026-01-01" },
  ];
  const listIds = (all: typeof bills) => listOn("2026-12-01", ...all).toReverse.map(({ bill }) => bill.id);
  expect(listIds(bills)).toEqual(["8", "9", "7"]);
  expect(listIds(bills.toReversed())).toEqual(["8", "9", "7"]);
});

it("another law gives another number of days to invoices from its day", () => {
  const laws = [...UNPAID_BILL_LAWS, { invoicedFrom: "2026-04-01", days: 90, source: "A law for this test" }];
  const { toReverse } = listUnpaidFor180Days(
    [makeBill({ id: "1", date: "2026-03-31" }), makeBill({ id: "2", date: "2026-04-01" })],
    "2027-01-01",
    laws,
  );
  // 30 September is 183 days after 31 March: 27 September. 29 days in April, 31 and 30 make 90.
  expect(toReverse.map(({ lastDay }) => lastDay)).toEqual(["2026-09-27", "2026-06-30"]);
});

it("each row of the law has its day and its source", () => {
  for (const { invoicedFrom, source } of UNPAID_BILL_LAWS) {
    expect(invoicedFrom).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(source).toMatch(/section 16\(2\)/);
  }
});
