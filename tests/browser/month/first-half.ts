import type { MonthVoucher } from "./voucher-kinds.ts";

/** The month's less frequent vouchers on its first four days, by day. */
export function listFirstHalf([
  day1 = "",
  day2 = "",
  day3 = "",
  day4 = "",
]: readonly string[]): MonthVoucher[][] {
  return [
    [
      { kind: "journal", day: day1, narration: "Desk", lines: makeBankPayment("Office Furniture", 14_750) },
      { kind: "order", day: day1, as: "order 1", customer: "Beypore Clinic", lines: { "Heating Pad": 2 } },
      {
        kind: "sale",
        day: day1,
        as: "cash bill",
        customer: "Chittur Stores",
        place: "godown",
        paid: "Main Cash",
        lines: [["Oxygen Mask", 4]],
      },
      { kind: "damage", day: day1, place: "godown", lines: { "Gauze Roll": 5, "Lint Cotton": 2 } },
    ],
    [
      {
        kind: "sale",
        day: day2,
        as: "ordered bill",
        customer: "Beypore Clinic",
        place: "godown",
        order: "order 1",
        lines: [["Heating Pad", 2]],
      },
      {
        kind: "saleReturn",
        day: day2,
        customer: "Beypore Clinic",
        of: "bill 1.2",
        lines: [
          [1, 0],
          [2, 1],
        ],
      },
      {
        kind: "purchaseReturn",
        day: day2,
        supplier: "Quilon Surgicals",
        place: "godown",
        of: "local purchase 1",
        lines: [8, 0],
      },
      {
        kind: "production",
        day: day2,
        item: "First Aid Kit",
        quantity: 12,
        batch: "K1",
        overhead: 360,
        uses: { "Gauze Roll": 24, "Lint Cotton": 12 },
      },
      { kind: "correction", day: day2, of: "office 2", amount: 141.5 },
    ],
    [
      {
        kind: "purchase",
        day: day3,
        as: "cotton",
        supplier: "Sreekara Cottons",
        place: "godown",
        invoice: "12",
        lines: [["Lint Cotton", 120, 37.8, 6]],
      },
      {
        kind: "receipt",
        day: day3,
        as: "settled",
        party: "Beypore Clinic",
        amount: 2_000,
        discount: 50,
        through: "Bank Current Account",
        against: { "bill 2.2": 1_500 },
      },
      {
        kind: "replacement",
        day: day3,
        customer: "Edappal Home Care",
        place: "godown",
        lines: { "Oxygen Mask": 2 },
      },
      { kind: "vanLoad", day: day3, from: "van 1001", to: "van 1002", lines: { "Lint Cotton": 6 } },
    ],
    [
      {
        kind: "looseReturn",
        day: day4,
        customer: "Edappal Home Care",
        place: "godown",
        lines: { "Knee Support": 2 },
      },
      {
        kind: "payment",
        day: day4,
        party: "Quilon Surgicals",
        amount: 3_000,
        discount: 40,
        through: "Main Cash",
        against: { "local purchase 2": 2_000 },
      },
      {
        kind: "journal",
        day: day4,
        narration: "Handbills",
        lines: makeBankPayment("Printing and Stationery", 2_832),
      },
      {
        kind: "creditNote",
        day: day4,
        party: "Beypore Clinic",
        on: "Sales",
        amount: 236,
        rate: 18,
      },
      {
        kind: "expense",
        day: day4,
        on: "Rent",
        amount: 5_900.55,
        from: "Bank Current Account",
        gst: { rate: 18, gstin: "32AABCQ1429B1Z5", invoice: "R/10" },
      },
      { kind: "damage", day: day4, place: "damaged", lines: { "Gauze Roll": 1 } },
      { kind: "cancellation", day: day4, of: "bill 4.3", reason: "Not taken" },
    ],
  ];
}

/** Journal lines of a purchase for the business itself, paid from the bank. */
function makeBankPayment(on: string, value: number) {
  return { [on]: value, "Bank Current Account": -value };
}
